export type Fit = {
  readonly start: number;
  readonly end: number;
  /** The ranges of the text that are literal parts of the message and not values. */
  readonly literals: readonly {readonly start: number; readonly end: number}[];
};

/**
 * Finds a message in a text, with any values in its placeholders and any form of its URLs. Searches for each part after
 * the previous one and never tries a part twice, so the time is proportional to the length of the text. The first part
 * has to start before `startBefore`.
 */
export function fitMessage(text: string, parts: readonly string[], startBefore = text.length): Fit | undefined {
  const literals: {start: number; end: number}[] = [];
  let offset = 0;
  for (const words of splitParts(parts)) {
    const start = text.indexOf(words, offset);
    if (start === -1 || (literals.length === 0 && start >= startBefore)) {
      return undefined;
    }
    offset = start + words.length;
    literals.push({start, end: offset});
  }
  return createFit(literals);
}

/** Enough of a message is half of it and at least 18 characters, or 30 characters of a longer one. */
const minShare = 0.5;
const minCharacters = 18;
const enoughCharacters = 30;
/** The beginning of a part that is enough to find it at the end of a text. */
const firstCharacters = 4;

/**
 * Finds the beginning of a message whose end is missing, because it was shortened when it was copied. Returns nothing if
 * too little of the message is there.
 */
export function fitBeginning(text: string, parts: readonly string[]): Fit | undefined {
  const all = splitParts(parts);
  const literals: {start: number; end: number}[] = [];
  let offset = 0;
  for (const words of all) {
    const start = text.indexOf(words, offset);
    if (start === -1) {
      const cut = findCutPart(text, words, offset);
      if (cut !== undefined) {
        literals.push({start: cut, end: text.length});
      }
      break;
    }
    offset = start + words.length;
    literals.push({start, end: offset});
  }
  const found = literals.reduce((sum, {start, end}) => sum + end - start, 0);
  const total = all.reduce((sum, {length}) => sum + length, 0);
  const isEnough = found >= enoughCharacters || (found >= minCharacters && found >= total * minShare);
  return isEnough ? createFit(literals) : undefined;
}

/** Returns where a part starts that continues until the end of the text. */
function findCutPart(text: string, words: string, from: number): number | undefined {
  const beginning = words.slice(0, firstCharacters);
  for (let start = text.indexOf(beginning, from); start !== -1; start = text.indexOf(beginning, start + 1)) {
    if (words.startsWith(text.slice(start))) {
      return start;
    }
  }
  return undefined;
}

function createFit(literals: Fit['literals']): Fit | undefined {
  const [first] = literals;
  const last = literals.at(-1);
  return first && last && {start: first.start, end: last.end, literals};
}

const urlPattern = /(?:https?:\/\/|www\.)\S+/;

/** Splits a message at its placeholders and URLs, which differ between versions and terminals. */
export function splitParts(parts: readonly string[]): string[] {
  return parts
    .flatMap((part) => part.split(urlPattern))
    .flatMap((part) => (/[\p{L}\p{N}]/u.test(part) ? part.trim() : []));
}
