import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {comparePictures, looksTheSame} from './comparePictures';

const picture = (left: number, size = 160): Promise<Buffer> => {
  const scale = size / 160;
  const box = `<svg width="${size}" height="${(size * 9) / 16}"><rect width="100%" height="100%" fill="#17181b"/><rect x="${left * scale}" y="${20 * scale}" width="${40 * scale}" height="${40 * scale}" fill="#ff5c3e"/></svg>`;
  return sharp(Buffer.from(box)).png().toBuffer();
};

describe('comparePictures', () => {
  it('finds no difference between a picture and itself', async () => {
    expect(await comparePictures(await picture(30), await picture(30))).toEqual({mean: 0, changed: 0});
  });

  it('accepts the same at another size', async () => {
    expect(looksTheSame(await comparePictures(await picture(30), await picture(30, 640)))).toBe(true);
  });

  it('sees that something moved', async () => {
    expect(looksTheSame(await comparePictures(await picture(30), await picture(36)))).toBe(false);
  });
});
