/** A font file as a `@font-face` rule describes it. */
export type Typeface = {
  /** The file name without extension: `geist-mono-more`. */
  readonly name: string;
  /** The family as packages call it: `geist-mono`. */
  readonly family: string;
  /** The name in the style sheet. */
  readonly url: string;
  /** The lightest and the heaviest weight, which are the same if it only has one. */
  readonly weights: readonly [number, number];
  /** All characters of its `unicode-range`. */
  readonly characters: string;
};

/**
 * Reads the `@font-face` rules that have a file. Throws if one has no `font-family`, `font-weight` or `unicode-range`.
 */
export function findTypefaces(css: string): readonly Typeface[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rules = '']) => {
    const url = /url\('([^']*)'\)/.exec(rules)?.[1];
    const name = /([^/]*)\.woff2$/.exec(url ?? '')?.[1];
    if (url === undefined || name === undefined) {
      return [];
    }
    const family = /font-family: '?([^';]*)/.exec(rules)?.[1]?.toLowerCase().replaceAll(' ', '-');
    const weights = /font-weight: (\d+)(?: (\d+))?;/.exec(rules);
    const range = /unicode-range:\s*([^;]*);/.exec(rules)?.[1];
    if (family === undefined || !weights || range === undefined) {
      throw new Error(`The @font-face rule of ${name} needs font-family, font-weight and unicode-range.`);
    }
    return [
      {
        name,
        family,
        url,
        weights: [Number(weights[1]), Number(weights[2] ?? weights[1])] as const,
        characters: findCharacters(range),
      },
    ];
  });
}

function findCharacters(range: string): string {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({length: parseInt(last, 16) - start + 1}, (_, index) => String.fromCodePoint(start + index));
    })
    .join('');
}
