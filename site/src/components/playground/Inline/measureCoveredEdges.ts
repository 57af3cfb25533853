/** The pixels at the top and bottom of the window where sticky parts cover the code. */
type CoveredEdges = {readonly top: number; readonly bottom: number};

/** Measures how much the header, the result above the code and the panel below it cover of the window. */
export function measureCoveredEdges(panel: HTMLElement | null, screen: HTMLElement | null | undefined): CoveredEdges {
  const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return {top: header + measureStickyHeight(screen?.parentElement), bottom: measureStickyHeight(panel)};
}

function measureStickyHeight(element: HTMLElement | null | undefined): number {
  return element && getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
}
