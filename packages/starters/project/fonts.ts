/** The fonts that the site's own videos use, by family, as paths on this site. */
export const fontFiles: Readonly<Record<string, string>> = {
  Geist: 'media/geist.woff2',
  'Geist Mono': 'media/geist-mono.woff2',
};

/** Returns the families that code names. */
export function findFonts(sources: readonly string[]): string[] {
  return Object.keys(fontFiles).filter((family) => sources.some((source) => source.includes(family)));
}

/** Returns the files of a project that load the families: a style sheet, and the paths of its fonts on this site. */
export function createFontFiles(families: readonly string[]): {
  readonly texts: Readonly<Record<string, string>>;
  readonly media: Readonly<Record<string, string>>;
} {
  if (families.length === 0) {
    return {texts: {}, media: {}};
  }
  return {
    texts: {'src/fonts/fonts.css': families.map(createFontFace).join('\n')},
    media: Object.fromEntries(families.map((family) => [`src/fonts/${getFileName(family)}`, fontFiles[family] ?? ''])),
  };
}

/** `geist-mono.woff2` for `Geist Mono`. */
function getFileName(family: string): string {
  return `${family.toLowerCase().replaceAll(' ', '-')}.woff2`;
}

function createFontFace(family: string): string {
  return `@font-face {\n  font-family: '${family}';\n  font-weight: 100 900;\n  src: url('./${getFileName(family)}') format('woff2');\n}\n`;
}
