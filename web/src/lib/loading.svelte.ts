/** How far the house of this device has been loaded, for who waits. */
class Loading {
  going = $state(false);
  share = $state(0); // of its bytes, from 0 to 1
  unwanted = false; // was it stopped? Then nothing is loaded before somebody asks for it
  /** Stops it; it can be begun anew. */
  cancel: () => void = () => undefined;
}

export const loading = new Loading();

/** It was stopped by the person who waited. */
export class Cancelled extends Error {}
