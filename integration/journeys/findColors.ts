import sharp from 'sharp';

/** Returns which of some colors, such as `#ff5c3e`, at least one pixel of an image has. The image can be the path of a file. */
export async function findColors(image: string | Buffer, colors: readonly string[]): Promise<string[]> {
  const pixels = await sharp(image).removeAlpha().raw().toBuffer();
  const found = new Set<string>();
  for (let index = 0; index < pixels.length; index += 3) {
    found.add(pixels.toString('hex', index, index + 3));
  }
  return colors.filter((color) => found.has(color.slice(1)));
}
