/**
 * Focuses the element to which a hash leads for a moment, so that Tab continues there. Browsers do this when they follow
 * a link themselves, but not when the router does, which has already scrolled.
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
