/**
 * The elements that have a browser ask for the typefaces of a page at once, of the files that there are. Browsers warn
 * of a typeface that is asked for and not shown: the one for code is for pages with code.
 */
export const preloadsFor = (html: string, files: readonly string[]): string => {
  if (!html.includes('<link rel=stylesheet')) return '';
  const hasCode = /<(?:code|pre)[ >]/.test(html);
  return files
    .filter((file) => hasCode || !file.includes('mono'))
    .map((file) => `<link rel=preload href=${file} as=font type=font/woff2 crossorigin />`)
    .join('');
};
