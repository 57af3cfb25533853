/** What a video of the showcase is about. */
export const topics = {
  titles: 'Titles and type',
  data: 'Data',
  sound: 'Sound',
  explaining: 'Explaining',
  social: 'Social media',
  products: 'Products',
  pictures: 'Pictures and scenes',
} as const;

/** What it is made with. */
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
  typefaces: 'Typefaces',
  masks: 'Masks',
  lottie: 'Lottie',
  canvas: 'Canvas and Skia',
  threeD: '3D',
  player: 'Player',
  server: 'Server rendering',
  lambda: 'Lambda',
} as const;

/** The shapes of a picture. */
export const formats = {
  landscape: 'Landscape',
  portrait: 'Portrait',
  square: 'Square',
} as const;

/** The shape of a picture of this many pixels; nearly square counts as square. */
export const formatOf = ({width, height}: {readonly width: number; readonly height: number}): keyof typeof formats => {
  if (width / height > 1.2) return 'landscape';
  return width / height < 1 / 1.2 ? 'portrait' : 'square';
};
