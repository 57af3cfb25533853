import {GIFEncoder, applyPalette, quantize} from 'gifenc';
import type {Frames} from './exportVideo';
import {gifDelay} from './gifDelay';

/** Writes a GIF that repeats for ever, each picture with the 256 colours that suit it best. */
export const encodeGif = async ({width, height, fps, count, paint}: Frames): Promise<Blob> => {
  const encoder = GIFEncoder();
  for (let index = 0; index < count; index++) {
    const context = (await paint(index)).getContext('2d');
    if (!context) throw new Error('The browser gives no canvas to draw on.');
    const {data} = context.getImageData(0, 0, width, height);
    const palette = quantize(data, 256);
    encoder.writeFrame(applyPalette(data, palette), width, height, {palette, delay: gifDelay(index, fps)});
  }
  encoder.finish();
  return new Blob([new Uint8Array(encoder.bytes())], {type: 'image/gif'});
};
