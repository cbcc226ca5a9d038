/** Is there no server behind the page, as on a static host? Then the house of this device answers for it. */
import { isSite } from "./place";

class Alone {
  now = $state(isSite);
}

export const alone = new Alone();
