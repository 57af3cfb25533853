/**
 * The budgets of a page in transferred bytes: text compressed with brotli 11, fonts and images as they are. None of
 * them is a time, because times depend on the machine.
 */
export const budgets = {
  /** HTML of nine pages in ten. */
  html: 25_000,
  /** The style sheet of a documentation page with text and code. */
  css: 12_100,
  /** Such a page until its load event, however long it is. */
  untilLoad: 52_000,
  /** The same with a tool or a diagram, which have their own style sheets. */
  untilLoadWithTool: 55_000,
  /** The fonts of a page without unusual characters. */
  fonts: 20_200,
  /** One page of each kind until its load event, with everything counted: HTML, style sheets, fonts and images. */
  visits: {
    '/': 100_000,
    '/docs/': 51_000,
    '/docs/interpolate': 59_000,
    '/docs/license': 42_500,
    '/docs/remotion': 43_500,
    '/docs/renderer/render-media': 53_500,
    '/docs/the-fundamentals': 53_000,
    '/blog': 92_500,
    '/blog/3-2': 66_500,
    '/lambda/': 58_000,
    '/player/': 57_500,
    '/search': 38_500,
    '/showcase/': 188_000,
    '/start': 54_500,
  },
  /** All scripts of a documentation page, without prefetched pages. */
  scripts: 144_000,
  /** The same with an explorer. */
  scriptsWithExplorer: 153_000,
  /** How much each documentation page may add to the scripts that every page loads. */
  growth: 20,
  /** If the search runs in the browser: the worker and the names, which the first result needs. */
  firstResult: 70_000,
  /** The layout shift of a page if fonts load late. Tools round it to two decimals, 0.00. */
  layoutShift: 0.005,
} as const;
