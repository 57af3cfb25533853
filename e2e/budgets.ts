/**
 * The budgets of a page in transferred bytes: text compressed with brotli 11, fonts and images as they are. None of
 * them is a time, because times depend on the machine.
 */
export const budgets = {
  /** HTML of nine pages in ten. */
  html: 25_000,
  /** The style sheet of a documentation page with text and code. */
  css: 12_000,
  /** Such a page until its load event, however long it is. */
  untilLoad: 52_000,
  /** The same with a tool or a diagram, which have their own style sheets. */
  untilLoadWithTool: 55_000,
  /** The fonts of a page without unusual characters. */
  fonts: 20_000,
  /** One page of each kind until its load event and until it's idle, with all kinds of files. */
  visits: {
    '/': {load: 98_500, idle: 261_500},
    '/docs/': {load: 50_000, idle: 180_000},
    '/docs/interpolate': {load: 58_000, idle: 191_500},
    '/docs/license': {load: 41_500, idle: 164_500},
    '/docs/remotion': {load: 43_000, idle: 166_500},
    '/docs/renderer/render-media': {load: 52_500, idle: 185_500},
    '/docs/the-fundamentals': {load: 51_500, idle: 230_000},
    '/blog': {load: 90_500, idle: 220_000},
    '/blog/3-2': {load: 63_500, idle: 195_000},
    '/lambda/': {load: 56_500, idle: 214_500},
    '/player/': {load: 56_000, idle: 212_000},
    '/search': {load: 37_500, idle: 147_500},
    '/showcase/': {load: 183_500, idle: 349_000},
    '/start': {load: 53_000, idle: 177_000},
    '/learn/move': {load: 51_000, idle: 161_500},
    '/playground': {load: 42_500, idle: 388_500},
  },
  /** All scripts of a documentation page, without prefetched pages. */
  scripts: 124_500,
  /** The same with an explorer. */
  scriptsWithExplorer: 134_500,
  /** If the search runs in the browser: the worker and the names, which the first result needs. */
  firstResult: 70_000,
  /** The layout shift of a page if fonts load late. Tools round it to two decimals, 0.00. */
  layoutShift: 0.005,
} as const;
