import {measureCoveredEdges} from './measureCoveredEdges.ts';

/** Pixels of code that are visible after an editor has opened: about five lines. */
const minVisible = 120;

/**
 * Scrolls just enough to show the first lines of the code between the parts that cover the top and the bottom of the
 * window: the header, the result above the code and the panel below it.
 */
export function revealCode(panel: HTMLElement | null, screen: HTMLElement | null | undefined): void {
  const code = panel?.previousElementSibling;
  if (!panel || !code) {
    return;
  }
  const {top, height} = code.getBoundingClientRect();
  const above = top - measureCoveredEdges(panel, screen).top;
  const below = top + Math.min(height, minVisible) + panel.offsetHeight - window.innerHeight;
  if (above < 0) {
    window.scrollBy({top: above, behavior: 'instant'});
  } else if (below > 0) {
    window.scrollBy({top: below, behavior: 'instant'});
  }
}
