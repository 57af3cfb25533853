/**
 * Returns the Brotli quality with which the build compresses a file of `bytes` bytes. The best one, 11, takes three times
 * as long to save 2 %, which is only worth it for scripts and style sheets that readers load with several pages. Large
 * files take longest, and hardly anybody loads the two kinds that get 9.
 */
export function getBrotliQuality(file: string, bytes: number): number {
  if (bytes > maxBytes) {
    return /\.(?:wasm|txt)$/.test(file) ? 9 : 10;
  }
  return /\.(?:css|js)$/.test(file) ? 11 : 10;
}

const maxBytes = 700_000;
