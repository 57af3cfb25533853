/** Formats a list for a sentence, such as `1, 2 and 3`. */
export function formatList(values: readonly (string | number)[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} and ${values.at(-1)}`;
}
