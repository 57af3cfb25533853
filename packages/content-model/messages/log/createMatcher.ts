import {fitMessage, type Fit} from './fitMessage.ts';
import type {KnownMessage} from './KnownMessage.ts';

export type Match = {
  readonly message: KnownMessage;
} & Fit;

/** Finds the message in a text that starts before a position. If several do, returns the one with the most words. */
export type Matcher = (text: string, startBefore?: number) => Match | undefined;

/** Creates a function that finds messages. To be fast, it only tries a message if the text contains its rarest word. */
export function createMatcher(messages: readonly KnownMessage[]): Matcher {
  const byWord = new Map<string, KnownMessage[]>();
  const counts = countWords(messages);
  for (const message of messages) {
    const [rarest] = [...matchWholeWords(message.parts)].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
    if (rarest !== undefined) {
      byWord.set(rarest, [...(byWord.get(rarest) ?? []), message]);
    }
  }
  return (text, startBefore) => {
    let best: Match | undefined;
    for (const word of new Set(text.match(WORD))) {
      for (const message of byWord.get(word) ?? []) {
        const fit = fitMessage(text, message.parts, startBefore);
        if (fit && (!best || getLength(fit) > getLength(best))) {
          best = {...fit, message};
        }
      }
    }
    return best;
  };
}

const WORD = /[\p{L}\p{N}_]+/gu;

function countWords(messages: readonly KnownMessage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {parts} of messages) {
    for (const word of matchWholeWords(parts)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** Returns the words of the message that aren't next to a placeholder, which could make them longer. */
function matchWholeWords(parts: readonly string[]): Set<string> {
  return new Set(
    parts.flatMap((part, index) =>
      [...part.matchAll(WORD)]
        .filter(
          ({0: word, index: at}) =>
            (index === 0 || at > 0) && (index === parts.length - 1 || at + word.length < part.length),
        )
        .map(([word]) => word),
    ),
  );
}

function getLength({literals}: Fit): number {
  return literals.reduce((sum, {start, end}) => sum + end - start, 0);
}
