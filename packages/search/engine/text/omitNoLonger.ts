/** Leaves out "no longer", which says nothing about a length, unless it's the whole text. */
export function omitNoLonger(text: string): string {
  const rest = text.replaceAll(/\bno longer\b/gi, ' ');
  return rest.trim() === '' ? text : rest;
}
