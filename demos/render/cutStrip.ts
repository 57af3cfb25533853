import sharp from 'sharp';

/** Cuts a stored strip of frames into separate PNG images. */
export async function cutStrip(path: string, count: number): Promise<Buffer[]> {
  const {width, height} = await sharp(path).metadata();
  const each = width / count;
  return Promise.all(
    Array.from({length: count}, (_, index) =>
      sharp(path)
        .extract({left: index * each, top: 0, width: each, height})
        .png()
        .toBuffer(),
    ),
  );
}
