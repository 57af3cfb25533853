/**
 * The budgets of a page in transferred bytes: text compressed with Brotli as the build does it, fonts and images as they
 * are. None of them is a time, because times depend on the machine.
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
  /**
   * One page of each kind until its load event and until it's idle, with all kinds of files. Some 300 bytes are left,
   * because the names of scripts change with each build, and compress differently. Pages without a
   * demo, such as `/docs/license`, may need at most 150 kB.
   */
  visits: {
    '/': {load: 94_700, idle: 251_100},
    '/docs/': {load: 46_800, idle: 168_200},
    '/docs/interpolate': {load: 57_800, idle: 182_000},
    '/docs/license': {load: 37_000, idle: 150_000},
    '/docs/remotion': {load: 38_500, idle: 152_500},
    '/docs/renderer/render-media': {load: 53_000, idle: 178_000},
    '/docs/the-fundamentals': {load: 51_000, idle: 220_000},
    '/blog': {load: 86_500, idle: 208_500},
    '/blog/3-2': {load: 59_700, idle: 184_300},
    '/lambda/': {load: 52_500, idle: 203_500},
    '/player/': {load: 52_000, idle: 201_400},
    '/search': {load: 37_000, idle: 140_200},
    '/showcase/': {load: 179_900, idle: 339_200},
    '/start': {load: 49_200, idle: 166_800},
    '/learn/move': {load: 47_000, idle: 150_500},
    '/playground': {load: 42_300, idle: 379_700},
  },
  /** All scripts of a documentation page, without prefetched pages. */
  scripts: 114_500,
  /** The same with an explorer. */
  scriptsWithExplorer: 124_500,
  /** If the search runs in the browser: the worker and the outline, which the first result needs. */
  firstResult: 70_600,
  /** The layout shift of a page if fonts load late. Tools round it to two decimals, 0.00. */
  layoutShift: 0.005,
} as const;
