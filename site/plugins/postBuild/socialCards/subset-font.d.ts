declare module 'subset-font' {
  interface Options {
    readonly keepAllGlyphs?: true;
    /** The OpenType features to keep. Default: all. */
    readonly keepFeatures?: readonly string[];
    readonly targetFormat: 'truetype' | 'woff2';
    /** The value that each axis is pinned to, or the range that it keeps. */
    readonly variationAxes: Readonly<Record<string, number | {readonly min: number; readonly max: number}>>;
  }

  /** Creates a font with fewer glyphs or axes. */
  export default function subsetFont(font: Uint8Array, text: string | undefined, options: Options): Promise<Buffer>;
}
