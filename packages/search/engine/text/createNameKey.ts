/**
 * Normalizes a name or query for comparing names without their punctuation: lower case, letters and digits only. `useCurrentFrame()`,
 * `use-current-frame` and `use current frame` have the same key.
 */
export function createNameKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
