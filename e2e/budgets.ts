/**
 * The budgets of a page in transferred bytes: text compressed with brotli 11, fonts and images as they are. None of
 * them is a time, because times depend on the machine.
 */
export const budgets = {
  /** HTML of nine pages in ten. */
  html: 25_000,
  /** The style sheet of a documentation page with text and code. */
  css: 16_000,
  /** Such a page until its load event, without fonts. */
  untilLoad: 35_000,
  /** The same with a tool or a diagram, which have their own style sheets. */
  untilLoadWithTool: 38_000,
  /** The fonts of a page. */
  fonts: 36_000,
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
