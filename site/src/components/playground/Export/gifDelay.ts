/**
 * Milliseconds for which a picture of a GIF stands. The format knows hundredths of a second only, so some pictures
 * stand longer than others, and together they last as long as the video.
 */
export const gifDelay = (index: number, fps: number): number =>
  (Math.round(((index + 1) * 100) / fps) - Math.round((index * 100) / fps)) * 10;
