/**
 * Brings a name or query into the form in which names are compared: lower case, letters and digits
 * only. `useCurrentFrame()`, `use-current-frame` and `use current frame` give the same key.
 */
export function nameKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
