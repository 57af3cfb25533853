/**
 * Briefly focuses the element that a hash points to, so that Tab continues there. Browsers do this when they follow a
 * link themselves, but not when the router does. Doesn't scroll, because the router already has.
 */
export function focusTarget(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) {
    return;
  }
  const isFocusable = target.hasAttribute('tabindex') || target.tabIndex >= 0;
  if (!isFocusable) {
    target.setAttribute('tabindex', '-1');
  }
  target.focus({preventScroll: true});
  if (!isFocusable) {
    target.removeAttribute('tabindex');
  }
}
