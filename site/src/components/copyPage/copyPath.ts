/** Where a page is served as Markdown: `/docs/spring.md`, `/index.md`. */
export const copyPath = (path: string): string => `${path.replace(/\/(?:index\.html)?$/, '') || '/index'}.md`;
