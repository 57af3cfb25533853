/** Returns the path of a page's Markdown copy: `/docs/spring.md`, `/index.md`. */
export function getCopyPath(path: string): string {
  return `${path.replace(/\/(?:index\.html)?$/, '') || '/index'}.md`;
}
