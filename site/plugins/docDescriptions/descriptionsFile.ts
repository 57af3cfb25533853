/** The name of the file with the descriptions of the pages that a page heads; of the page's own file, in any notation. */
export const descriptionsFile = (page: string): string =>
  `${page
    .replaceAll('\\', '/')
    .replace(/^.*\bsite\/docs\//, '')
    .replace(/\W+/g, '-')}.json`;
