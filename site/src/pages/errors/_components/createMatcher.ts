import {fitMessage, type Fit} from './fitMessage';
import type {KnownMessage} from './KnownMessage';

export interface Match extends Fit {
  readonly message: KnownMessage;
}

/** Finds the message that a text holds and that begins before a place; of several, the one with the most words. */
export type Matcher = (text: string, startBefore?: number) => Match | undefined;

/** Makes a matcher of messages. A message is only tried on texts that have the rarest of its words. */
export const createMatcher = (messages: readonly KnownMessage[]): Matcher => {
  const byWord = new Map<string, KnownMessage[]>();
  const counts = countWords(messages);
  for (const message of messages) {
    const [rarest] = [...wholeWords(message.parts)].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
    if (rarest !== undefined) byWord.set(rarest, [...(byWord.get(rarest) ?? []), message]);
  }
  return (text, startBefore) => {
    let best: Match | undefined;
    for (const word of new Set(text.match(WORD)))
      for (const message of byWord.get(word) ?? []) {
        const fit = fitMessage(text, message.parts, startBefore);
        if (fit && (!best || lengthOf(fit) > lengthOf(best))) best = {...fit, message};
      }
    return best;
  };
};

const WORD = /[\p{L}\p{N}_]+/gu;

const countWords = (messages: readonly KnownMessage[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const {parts} of messages) for (const word of wholeWords(parts)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** The words of a message that no hole can lengthen. */
const wholeWords = (parts: readonly string[]): Set<string> =>
  new Set(
    parts.flatMap((part, index) =>
      [...part.matchAll(WORD)]
        .filter(
          ({0: word, index: at}) =>
            (index === 0 || at > 0) && (index === parts.length - 1 || at + word.length < part.length),
        )
        .map(([word]) => word),
    ),
  );

const lengthOf = ({literals}: Fit): number => literals.reduce((sum, {start, end}) => sum + end - start, 0);
