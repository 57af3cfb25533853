export type Fit = {
  readonly start: number;
  readonly end: number;
  /** The ranges of the text that are literal parts of the message and not values. */
  readonly literals: readonly {readonly start: number; readonly end: number}[];
};

/**
 * Finds a message in a text, with any values in its placeholders. Searches for each part after the previous one and
 * never tries a part twice, so the time is proportional to the length of the text. The first part has to start before
 * `startBefore`.
 */
export function fitMessage(text: string, parts: readonly string[], startBefore = text.length): Fit | undefined {
  const literals: {start: number; end: number}[] = [];
  let place = 0;
  for (const part of parts) {
    const words = part.trim();
    if (words === '') {
      continue;
    }
    const start = text.indexOf(words, place);
    if (start === -1 || (literals.length === 0 && start >= startBefore)) {
      return undefined;
    }
    place = start + words.length;
    literals.push({start, end: place});
  }
  const [first] = literals;
  return first && {start: first.start, end: place, literals};
}
