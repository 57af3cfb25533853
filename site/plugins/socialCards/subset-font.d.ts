declare module 'subset-font' {
  interface Options {
    readonly keepAllGlyphs?: true;
    readonly targetFormat: 'truetype' | 'woff2';
    /** The one value that each axis keeps, or those between which it keeps all. */
    readonly variationAxes: Readonly<Record<string, number | {readonly min: number; readonly max: number}>>;
  }

  /** Makes a font of fewer glyphs or axes. */
  export default function subsetFont(font: Uint8Array, text: string | undefined, options: Options): Promise<Buffer>;
}
