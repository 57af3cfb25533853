/** Puts an address into the browser's bar without a step in the history. The router keeps its own state in the entry. */
export const replaceAddress = (address: string | URL): void =>
  window.history.replaceState(window.history.state, '', address);
