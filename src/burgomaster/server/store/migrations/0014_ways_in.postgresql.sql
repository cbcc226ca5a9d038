-- What names people is left out where they are gone.
-- (`sat` is looked at again instead: a seat must be handed over.)

CREATE FUNCTION stay_away() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE who TEXT;
BEGIN
    who = to_jsonb(NEW) ->> TG_ARGV[0];
    IF EXISTS (SELECT 1 FROM gone WHERE player = who) THEN
        RETURN NULL;
    END IF;
    PERFORM 1 FROM people WHERE id = who FOR KEY SHARE;
    PERFORM 1 FROM tokens WHERE player = who FOR KEY SHARE;
    IF EXISTS (SELECT 1 FROM gone WHERE player = who) THEN
        RETURN NULL;
    END IF;
    RETURN NEW;
END $$;
CREATE FUNCTION wait_for_others() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM people WHERE id = NEW.player FOR UPDATE;
    PERFORM 1 FROM tokens WHERE player = NEW.player FOR UPDATE;
    RETURN NEW;
END $$;
CREATE TRIGGER gone_waits BEFORE INSERT ON gone FOR EACH ROW EXECUTE FUNCTION wait_for_others();
CREATE TRIGGER people_id_gone BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION stay_away('id');
CREATE TRIGGER shunned_player_gone BEFORE INSERT ON shunned FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER shunned_whom_gone BEFORE INSERT ON shunned FOR EACH ROW EXECUTE FUNCTION stay_away('whom');
CREATE TRIGGER tokens_owner_gone BEFORE INSERT ON tokens FOR EACH ROW EXECUTE FUNCTION stay_away('owner');
CREATE TRIGGER devices_player_gone BEFORE INSERT ON devices FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER recovery_codes_player_gone BEFORE INSERT ON recovery_codes FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER device_links_player_gone BEFORE INSERT ON device_links FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER subscriptions_player_gone BEFORE INSERT ON subscriptions FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER mail_addresses_player_gone BEFORE INSERT ON mail_addresses FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER reminders_player_gone BEFORE INSERT ON reminders FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER notes_player_gone BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER waiting_player_gone BEFORE INSERT ON waiting FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER plans_player_gone BEFORE INSERT ON plans FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER reviewed_player_gone BEFORE INSERT ON reviewed FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER fresh_starts_player_gone BEFORE INSERT ON fresh_starts FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER unlisted_player_gone BEFORE INSERT ON unlisted FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER seen_from_player_gone BEFORE INSERT ON seen_from FOR EACH ROW EXECUTE FUNCTION stay_away('player');
CREATE TRIGGER withdrawn_ratings_player_gone BEFORE INSERT ON withdrawn_ratings FOR EACH ROW EXECUTE FUNCTION stay_away('player');
