/** How far the house of this device has been loaded, for who waits. */
class Loading {
  going = $state(false);
  share = $state(0); // of its bytes, from 0 to 1
  /** Stops it; it can be begun anew. */
  cancel: () => void = () => undefined;
}

export const loading = new Loading();

/** It was stopped by the person who waited. */
export class Cancelled extends Error {}
