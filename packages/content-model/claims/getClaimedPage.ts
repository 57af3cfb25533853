/** How the name of a file with claims ends. `.slow` or the name of a section can come before it. */
const ending = /(?:\.[\w-]+)?\.claims\.tsx?$/;

/**
 * Returns the page that a file with claims belongs to: `api.mdx` for `api.claims.tsx`, `api.slow.claims.ts` and
 * `api.errors.claims.tsx`. Returns undefined for other files.
 */
export function getClaimedPage(file: string): string | undefined {
  return ending.test(file) ? file.replace(ending, '.mdx') : undefined;
}
