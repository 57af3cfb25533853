/**
 * Shuffles in a way that is the same for everyone on a day and another one the next day, so that nobody is always
 * first. `day` is a date such as `2022-09-08`.
 */
export const dailyOrder = <T>(items: readonly T[], nameOf: (item: T) => string, day: string): readonly T[] =>
  items
    .map((item) => ({item, rank: hash(`${day} ${nameOf(item)}`)}))
    .sort((a, b) => a.rank - b.rank)
    .map(({item}) => item);

/** FNV-1a with the finishing steps of MurmurHash3, because neighbouring days differ in one character only. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};
