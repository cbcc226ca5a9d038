/** Are games against bots played on this device? By choice, or because no server can be reached. */
import { house } from "./house.svelte";
import { preferences } from "./preferences.svelte";

export const playsHere = (): boolean => preferences.here || !house.served;
