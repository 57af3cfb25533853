type Rule = {suffix: RegExp; replacement: string; shortestStem: number};

// Tried from the top; the first matching rule is applied. The spelling is normalized before that.
const RULES: Rule[] = [
  {suffix: /(?:ations?|isons?|at(?:e|es|ed|ing|or|ors))$/, replacement: '', shortestStem: 4},
  {suffix: /(?<=[st])ions?$/, replacement: '', shortestStem: 4},
  {suffix: /ies$/, replacement: 'y', shortestStem: 2},
  {suffix: /(?<=ss|x|ch|sh)es$/, replacement: '', shortestStem: 2},
  {suffix: /ings?$/, replacement: '', shortestStem: 3},
  {suffix: /(?<!e)ed$/, replacement: '', shortestStem: 3},
  {suffix: /(?<![su])s$/, replacement: '', shortestStem: 3},
];

// British suffixes and their American spelling.
const AMERICAN: readonly (readonly [RegExp, string])[] = [
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
const PROPER_NAMES = new Set(['remotion']);

const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfgmnprt])\1$/;

/**
 * Reduces an English word to the stem that its inflections share: `rendering`, `renders` and `rendered` to `render`,
 * `animate` and `animation` to `anim`. Converts British spelling to American. Returns words that contain other
 * characters than letters unchanged.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || PROPER_NAMES.has(word)) {
    return word;
  }
  const spelled = AMERICAN.reduce((known, [british, american]) => known.replace(british, american), word);
  const rule = RULES.find(({suffix, shortestStem}) => {
    const rest = spelled.replace(suffix, '');
    return rest !== spelled && rest.length >= shortestStem && VOWEL.test(rest);
  });
  const cut = rule ? spelled.replace(rule.suffix, rule.replacement) : spelled;
  return dropEnding(cut);
}

function dropEnding(word: string): string {
  const single = word.replace(DOUBLED, '$1');
  return single.length > 3 ? single.replace(/e$/, '') : single;
}
