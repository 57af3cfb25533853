/**
 * Returns the source file that the edit link of a page opens, relative to the repository. Only pages of the
 * documentation and posts have one.
 */
export function findSourceFile(html: string): string | undefined {
  return /\/edit\/main\/(content\/[^"\s>]+)/.exec(html)?.[1];
}
