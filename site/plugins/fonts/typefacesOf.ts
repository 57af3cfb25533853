/** A file of a typeface as a style sheet describes it. */
export interface Typeface {
  /** Of the file, without ending: `geist-mono`. */
  readonly name: string;
  /** As the style sheet names it. */
  readonly url: string;
  /** The lightest and the heaviest weight. */
  readonly weights: readonly [number, number];
  /** All characters that it is asked for. */
  readonly characters: string;
}

/** Reads the typefaces that have a file from a style sheet. Throws when one does not say its weights or characters. */
export const typefacesOf = (css: string): readonly Typeface[] =>
  [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, rules = '']) => {
    const url = /url\('([^']*)'\)/.exec(rules)?.[1];
    const name = /([^/]*)\.woff2$/.exec(url ?? '')?.[1];
    if (url === undefined || name === undefined) return [];
    const weights = /font-weight: (\d+) (\d+);/.exec(rules);
    const range = /unicode-range:\s*([^;]*);/.exec(rules)?.[1];
    if (!weights || range === undefined) throw new Error(`The typeface ${name} needs font-weight and unicode-range.`);
    return [{name, url, weights: [Number(weights[1]), Number(weights[2])] as const, characters: charactersIn(range)}];
  });

const charactersIn = (range: string): string =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16);
      return Array.from({length: parseInt(last, 16) - start + 1}, (_, index) => String.fromCodePoint(start + index));
    })
    .join('');
