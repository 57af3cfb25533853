/**
 * Returns the element that preloads the text font of a page. The code font isn't preloaded: if the style sheet is cached
 * and the font isn't, Chromium requests it twice and warns about an unused preload. Its fallback has the same metrics,
 * so nothing shifts when it arrives. Few pages need the other files.
 */
export function createPreloads(html: string, files: readonly string[]): string {
  if (!html.includes('<link rel=stylesheet')) {
    return '';
  }
  return files
    .filter((file) => /\/geist-[^-]+$/.test(file))
    .map((file) => `<link rel=preload href=${file} as=font type=font/woff2 crossorigin />`)
    .join('');
}
