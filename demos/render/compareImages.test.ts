import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {compareImages, isSameImage} from './compareImages.ts';

function createImage(left: number, size = 160): Promise<Buffer> {
  const scale = size / 160;
  const box = `<svg width="${size}" height="${(size * 9) / 16}"><rect width="100%" height="100%" fill="#17181b"/><rect x="${left * scale}" y="${20 * scale}" width="${40 * scale}" height="${40 * scale}" fill="#ff5c3e"/></svg>`;
  return sharp(Buffer.from(box)).png().toBuffer();
}

describe('compareImages', () => {
  test('returns no difference if both images are the same', async () => {
    expect(await compareImages(await createImage(30), await createImage(30))).toEqual({mean: 0, changed: 0});
  });

  test('accepts the same image at another size', async () => {
    expect(isSameImage(await compareImages(await createImage(30), await createImage(30, 640)))).toBe(true);
  });

  test('detects that something moved', async () => {
    expect(isSameImage(await compareImages(await createImage(30), await createImage(36)))).toBe(false);
  });
});
