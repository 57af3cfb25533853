export interface Fit {
  readonly start: number;
  readonly end: number;
  /** Which stretches of the text are the message's own words, not values. */
  readonly literals: readonly {readonly start: number; readonly end: number}[];
}

/**
 * Finds a message in a text, with anything in its holes: each part is looked for behind the one before it, so that the
 * time grows with the text and no part is tried twice. Its first part has to begin before `startBefore`.
 */
export const fitMessage = (text: string, parts: readonly string[], startBefore = text.length): Fit | undefined => {
  const literals: {start: number; end: number}[] = [];
  let place = 0;
  for (const part of parts) {
    const words = part.trim();
    if (words === '') continue;
    const start = text.indexOf(words, place);
    if (start === -1 || (literals.length === 0 && start >= startBefore)) return undefined;
    place = start + words.length;
    literals.push({start, end: place});
  }
  const [first] = literals;
  return first && {start: first.start, end: place, literals};
};
