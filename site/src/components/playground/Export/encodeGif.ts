import {GIFEncoder, applyPalette, quantize} from 'gifenc';
import type {Frames} from './exportVideo.ts';
import {getGifDelay} from './getGifDelay.ts';

/** Encodes an infinitely looping GIF with an optimized palette of 256 colors for each frame. */
export async function encodeGif({width, height, fps, count, paint}: Frames): Promise<Blob> {
  const encoder = GIFEncoder();
  for (let index = 0; index < count; index++) {
    const context = (await paint(index)).getContext('2d');
    if (!context) {
      throw new Error('The browser couldn’t create a canvas. Choose a smaller size.');
    }
    const {data} = context.getImageData(0, 0, width, height);
    const palette = quantize(data, 256);
    encoder.writeFrame(applyPalette(data, palette), width, height, {palette, delay: getGifDelay(index, fps)});
  }
  encoder.finish();
  return new Blob([new Uint8Array(encoder.bytes())], {type: 'image/gif'});
}
