/**
 * Long names on narrow cards and spaces may be broken where their words meet, and nowhere else: browsers know how to
 * hyphenate few languages, and not all of them the same.
 */
const LAST = "straat|plein|singel|kerkhof|weg|veld|houderij|markt|complex|fabriek|boomgaard|station|centrum|frutticolo|middelen|machines";
const MEET = new RegExp(`(\\p{L}{3})(${LAST})$`, "u");

export const breakable = (name: string): string => name.replace(MEET, "$1\u00AD$2");
