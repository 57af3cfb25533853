/** The package brings no declarations; these are the calls that the playground makes. */
declare module 'gifenc' {
  /** Three numbers from 0 to 255 for each color. */
  type Palette = readonly (readonly number[])[];

  type Encoder = {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {readonly palette: Palette; /** Milliseconds. */ readonly delay: number},
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  };

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, colors: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
