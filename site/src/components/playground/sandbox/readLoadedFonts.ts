/** Returns the families of the fonts that have loaded. */
export function readLoadedFonts(): string[] {
  return [...document.fonts]
    .filter(({status}) => status === 'loaded')
    .map(({family}) => family.replaceAll(/["']/g, ''));
}
