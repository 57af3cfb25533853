import sharp from 'sharp';

/** Whether all pixels of an image are transparent, or as white as a page without content. */
export async function isBlank(image: Buffer): Promise<boolean> {
  const {channels} = await sharp(image).flatten({background: 'white'}).stats();
  return channels.every(({min}) => min === 255);
}
