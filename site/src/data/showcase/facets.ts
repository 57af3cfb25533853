/** The topic of a video in the showcase. */
export const topics = {
  titles: 'Titles and text',
  data: 'Data',
  sound: 'Audio',
  explaining: 'Explainers',
  social: 'Social media',
  products: 'Products',
  pictures: 'Images and scenes',
} as const;

/** The techniques that a video uses. */
export const techniques = {
  easing: 'Easing',
  springs: 'Springs',
  sequences: 'Sequences',
  svg: 'SVG',
  paths: 'Paths',
  randomness: 'Randomness',
  fetching: 'Fetched data',
  images: 'Images',
  footage: 'Footage',
  audio: 'Audio',
  typefaces: 'Fonts',
  masks: 'Masks',
  lottie: 'Lottie',
  canvas: 'Canvas and Skia',
  threeD: '3D',
  player: 'Player',
  server: 'Server rendering',
  lambda: 'Lambda',
  personalization: 'Personalization',
  automation: 'Automation',
} as const;

/** The aspect ratio of a video. */
export const formats = {
  landscape: 'Landscape',
  portrait: 'Portrait',
  square: 'Square',
} as const;

/** Returns the shape for a size in pixels. Nearly square counts as square. */
export function getFormat({width, height}: {readonly width: number; readonly height: number}): keyof typeof formats {
  if (width / height > 1.2) {
    return 'landscape';
  }
  return width / height < 1 / 1.2 ? 'portrait' : 'square';
}
