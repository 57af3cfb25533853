/**
 * Returns the Damerau-Levenshtein distance of two words: how many letters have to be inserted, deleted, replaced or
 * swapped with their neighbor to turn `typed` into `term`, or into a prefix of `term` if `isPrefix` is set. A wrong first
 * letter counts twice because people rarely mistype it. Returns Infinity if the distance is larger than `limit`.
 */
export function getEditDistance(typed: string, term: string, limit: number, isPrefix: boolean): number {
  if (typed.length - term.length > limit || (!isPrefix && term.length - typed.length > limit)) {
    return Infinity;
  }
  const end = isPrefix ? Math.min(term.length, typed.length + limit) : term.length;
  const firstLetter = typed[0] === term[0] || isSwapped(typed, term) ? 0 : 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: end + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= end; column++) {
      const isSame = typed[row - 1] === term[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && typed[row - 1] === term[column - 2] && typed[row - 2] === term[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > limit) {
      return Infinity;
    }
    [beforeLast, last] = [last, current];
  }
  const distance = (isPrefix ? Math.min(...last) : (last[end] ?? Infinity)) + firstLetter;
  return distance <= limit ? distance : Infinity;
}

function isSwapped(typed: string, term: string): boolean {
  return typed[0] === term[1] && typed[1] === term[0];
}
