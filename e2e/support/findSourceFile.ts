/** Returns the source file of a page, which its edit link names, relative to the repository. Only documents have one. */
export function findSourceFile(html: string): string | undefined {
  return /\/edit\/main\/(content\/[^"\s>]+)/.exec(html)?.[1];
}
