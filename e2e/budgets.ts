/**
 * What a page may cost, in bytes as they travel: text compressed with brotli 11, fonts and pictures as they are. No
 * figure is a time, which would depend on the machine.
 */
export const budgets = {
  /** HTML of nine pages in ten. */
  html: 25_000,
  /** The style sheet of a documentation page of words and code. */
  css: 16_000,
  /** Such a page until its load event, fonts beside. */
  untilLoad: 35_000,
  /** The same with a tool or a diagram in it, which has a style sheet of its own. */
  untilLoadWithTool: 38_000,
  /** The typefaces of a page. */
  fonts: 36_000,
  /** All scripts of a documentation page, before other pages are fetched ahead. */
  scripts: 144_000,
  /** The same with an explorer on it. */
  scriptsWithExplorer: 153_000,
  /** By how much the scripts that every page loads may grow with each page of the documentation. */
  growth: 20,
  /** Where browsers search by themselves, the worker and the names: what the first result waits for. */
  firstResult: 70_000,
  /** How far a page's content jumps, typefaces coming late: tools round it to two digits, 0.00. */
  layoutShift: 0.005,
} as const;
