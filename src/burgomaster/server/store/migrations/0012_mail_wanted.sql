-- A mail address that is to be confirmed, beside the one that is: that one stays until the new one takes its place.

ALTER TABLE mail_addresses ADD COLUMN wanted TEXT NOT NULL DEFAULT '';
UPDATE mail_addresses SET wanted = address, address = '' WHERE confirmed = 0;
