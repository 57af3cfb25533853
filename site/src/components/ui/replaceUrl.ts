/** Updates the URL in the address bar without a new history entry. Preserves the router's state in the entry. */
export function replaceUrl(url: string | URL): void {
  return window.history.replaceState(window.history.state, '', url);
}
