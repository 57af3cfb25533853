/**
 * Returns how many milliseconds to show a frame of a GIF. The format only supports hundredths of a second, so some
 * frames are longer than others to match the duration of the video.
 */
export function getGifDelay(index: number, fps: number): number {
  return (Math.round(((index + 1) * 100) / fps) - Math.round((index * 100) / fps)) * 10;
}
