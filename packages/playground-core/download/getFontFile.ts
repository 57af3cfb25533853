/** Returns the file name of a font in a downloaded project: `geist-mono.woff2` for `Geist Mono`. */
export function getFontFile(family: string): string {
  return `${family.toLowerCase().replaceAll(' ', '-')}.woff2`;
}
