declare module 'subset-font' {
  interface Options {
    readonly keepAllGlyphs: true;
    readonly targetFormat: 'truetype';
    /** The one value that each axis keeps. */
    readonly variationAxes: Readonly<Record<string, number>>;
  }

  /** Makes a font of fewer glyphs or axes. */
  export default function subsetFont(font: Uint8Array, text: undefined, options: Options): Promise<Buffer>;
}
