import sharp from 'sharp';

/** The difference between two images. */
export type Difference = {
  /** The mean difference per channel, from 0 to 255. */
  readonly mean: number;
  /** The proportion of pixels, from 0 to 1, that differ by more than antialiasing explains. */
  readonly changed: number;
};

/** The blur, in pixels, that is applied first, because the edges of text differ between sizes. */
const smoothing = 1;

/** A channel difference that is too large to come from the edges. */
const visible = 48;

/** Compares two images after resizing the second one to the size of the first. Throws an error if one can't be read. */
export async function compareImages(stored: Buffer, drawn: Buffer): Promise<Difference> {
  const {data: a, info} = await sharp(stored).removeAlpha().blur(smoothing).raw().toBuffer({resolveWithObject: true});
  const sized = await sharp(drawn).removeAlpha().resize(info.width, info.height, {fit: 'fill'}).toBuffer();
  const b = await sharp(sized).blur(smoothing).raw().toBuffer();
  let sum = 0;
  let changed = 0;
  for (let pixel = 0; pixel < a.length; pixel += 3) {
    const differences = [0, 1, 2].map((channel) => Math.abs((a[pixel + channel] ?? 0) - (b[pixel + channel] ?? 0)));
    sum += differences.reduce((total, value) => total + value, 0);
    if (Math.max(...differences) > visible) {
      changed++;
    }
  }
  return {mean: sum / a.length, changed: changed / (a.length / 3)};
}

/** Returns whether two images show the same content, even if the browser version or the size is different. */
export function isSameImage({mean, changed}: Difference): boolean {
  return mean < 5 && changed < 0.03;
}
