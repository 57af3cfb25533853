import sharp from 'sharp';

/** How far apart two pictures are. */
export interface Difference {
  /** Mean difference of a channel, 0 to 255. */
  readonly mean: number;
  /** Part of the pixels, 0 to 1, that differ by more than an edge drawn another way does. */
  readonly changed: number;
}

/** Pixels over which edges are smoothed first: text has other edges at another size. */
const smoothing = 1;

/** A difference of a channel that smoothed edges do not make. */
const visible = 48;

/** Compares two pictures; the second is brought to the size of the first. Throws when one can't be read. */
export const comparePictures = async (stored: Buffer, drawn: Buffer): Promise<Difference> => {
  const {data: a, info} = await sharp(stored).removeAlpha().blur(smoothing).raw().toBuffer({resolveWithObject: true});
  const sized = await sharp(drawn).removeAlpha().resize(info.width, info.height, {fit: 'fill'}).toBuffer();
  const b = await sharp(sized).blur(smoothing).raw().toBuffer();
  let sum = 0;
  let changed = 0;
  for (let pixel = 0; pixel < a.length; pixel += 3) {
    const differences = [0, 1, 2].map((channel) => Math.abs((a[pixel + channel] ?? 0) - (b[pixel + channel] ?? 0)));
    sum += differences.reduce((total, value) => total + value, 0);
    if (Math.max(...differences) > visible) changed++;
  }
  return {mean: sum / a.length, changed: changed / (a.length / 3)};
};

/** Whether two pictures show the same, drawn by two versions of a browser or at two sizes. */
export const looksTheSame = ({mean, changed}: Difference): boolean => mean < 5 && changed < 0.03;
