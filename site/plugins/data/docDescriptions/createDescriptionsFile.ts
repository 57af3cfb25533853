/**
 * Returns the name of the file with the descriptions of a category's pages, based on the path of the category's index
 * page in any notation.
 */
export function createDescriptionsFile(page: string): string {
  return `${page
    .replaceAll('\\', '/')
    .replace(/^.*\bcontent\/docs\//, '')
    .replace(/\W+/g, '-')}.json`;
}
