/**
 * The elements that have a browser ask for the typeface of a page's words at once, of the files that there are. The
 * one for code comes with the style sheet: where that is kept from an earlier page and the typeface is not, Chromium
 * asks twice and warns that the first was in vain. It takes up the room of its stand-in, so that no line moves.
 */
export const preloadsFor = (html: string, files: readonly string[]): string => {
  if (!html.includes('<link rel=stylesheet')) return '';
  return files
    .filter((file) => !file.includes('mono'))
    .map((file) => `<link rel=preload href=${file} as=font type=font/woff2 crossorigin />`)
    .join('');
};
