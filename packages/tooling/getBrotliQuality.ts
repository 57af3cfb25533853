/**
 * Returns the Brotli quality with which the build compresses a file of `bytes` bytes. The best one, 11, takes three times
 * as long to save 2 %, which is only worth it for files that readers load with several pages. Large scripts are loaded by
 * tools when they're used, and the HTML of all pages changes with each build.
 */
export function getBrotliQuality(file: string, bytes: number): number {
  return /\.(?:css|js)$/.test(file) && bytes < 1_000_000 ? 11 : 10;
}
