/** Normalizes a name, but not its punctuation, for comparing names: `<SkiaCanvas />` becomes `<skiacanvas>`. */
export function normalizeSymbol(name: string): string {
  return name.toLowerCase().replaceAll(/\s+|(?<=\s)\/(?=>)/g, '');
}
