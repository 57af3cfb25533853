import {type Fit, fitBeginning, fitMessage, splitParts} from './fitMessage.ts';
import {isOnlyUrl, type KnownMessage} from './KnownMessage.ts';

export type Match = {
  readonly message: KnownMessage;
} & Fit;

export type Matcher = {
  /** Finds the message in a text that starts before a position. If several do, returns the one with the most words. */
  readonly find: (text: string, startBefore?: number) => Match | undefined;
  /** Finds the message that a text contains the beginning of. This takes longer than `find`. */
  readonly findBeginning: (text: string) => Match | undefined;
};

/** Creates functions that find messages. To be fast, `find` only tries a message if the text contains its rarest word. */
export function createMatcher(messages: readonly KnownMessage[]): Matcher {
  const byWord = new Map<string, KnownMessage[]>();
  const withoutWord: KnownMessage[] = [];
  const counts = countWords(messages);
  for (const message of messages) {
    const [rarest] = [...findWholeWords(message.parts)].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
    if (rarest === undefined) {
      withoutWord.push(message);
    } else {
      byWord.set(rarest, [...(byWord.get(rarest) ?? []), message]);
    }
  }
  return {
    find(text, startBefore) {
      const words = [...new Set(text.match(wordPattern))];
      const candidates = [...words.flatMap((word) => byWord.get(word) ?? []), ...withoutWord];
      return pickLongest(candidates, (message) => {
        const fit = fitMessage(text, message.parts, startBefore);
        // The URL of one page can be the beginning of another one's.
        return fit && isOnlyUrl(message) && /^\/?[\w-]/.test(text.slice(fit.end)) ? undefined : fit;
      });
    },
    findBeginning: (text) =>
      pickLongest(messages, (message) => (isOnlyUrl(message) ? undefined : fitBeginning(text, message.parts))),
  };
}

const wordPattern = /[\p{L}\p{N}_]+/gu;

function pickLongest(
  messages: readonly KnownMessage[],
  fit: (message: KnownMessage) => Fit | undefined,
): Match | undefined {
  let best: Match | undefined;
  for (const message of messages) {
    const found = fit(message);
    const match = found && {...found, message};
    if (match && (!best || getLength(match) > getLength(best))) {
      best = match;
    }
  }
  return best;
}

function countWords(messages: readonly KnownMessage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {parts} of messages) {
    for (const word of findWholeWords(parts)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** Returns the words of the message that aren't next to a placeholder, which could make them longer. */
function findWholeWords(parts: readonly string[]): Set<string> {
  return new Set(
    splitParts(parts).flatMap((part) =>
      [...part.matchAll(wordPattern)]
        .filter(({0: word, index: at}) => at > 0 && at + word.length < part.length)
        .map(([word]) => word),
    ),
  );
}

/** Returns the number of characters that fit. A URL on its own fits worse than any message that contains it. */
function getLength({message, literals}: Match): number {
  return isOnlyUrl(message) ? 0 : literals.reduce((sum, {start, end}) => sum + end - start, 0);
}
