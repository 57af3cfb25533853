import {stem as stemEnglish} from 'porter2';

// British spelling and its American equivalent.
const americanSpellings: readonly (readonly [RegExp, string])[] = [
  [/our(?=s?$|ed$|ing$|ful$)/, 'or'],
  [/is(?=(?:e|es|ed|er|ing|ations?)$)/, 'iz'],
  [/(?<=[a-z]l)ys(?=(?:e|es|ed|er|ing)$)/, 'yz'],
  [/(?<=^(?:lic|def|off|pret))ence(?=s?$)/, 'ense'],
  [/(?<=^(?:cent|met|fib|theat))re(?=s?$)/, 'er'],
  [/(?<=^(?:cent|met|fib|theat))re(?=d$)/, 'ere'],
  [/(?<=^gr)ey(?=s?$|ed$|scale$)/, 'ay'],
  [/(?<=cance|trave|labe|mode|signa|leve)ll(?=ed$|ing$|er$|ation$)/, 'l'],
  [/(?<=log)ue(?=s?$)/, ''],
];

// Names that would have the same stem as a common word: Remotion isn't something remote.
const properNames = new Set(['remotion', 'renderer']);

/**
 * Reduces an English word to the stem that its inflections share: `rendering`, `renders` and `rendered` to `render`,
 * `animate` and `animation` to `anim`. Converts British spelling to American. Returns words that contain other
 * characters than letters unchanged.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || properNames.has(word)) {
    return word;
  }
  const spelled = americanSpellings.reduce((known, [british, american]) => known.replace(british, american), word);
  // Porter 2 returns `notifi` for `notify`, but `notif` for `notification`.
  return stemEnglish(spelled).replace(/(?<=.{4})i$/, '');
}
