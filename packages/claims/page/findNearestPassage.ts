import {getWords} from '../../content-model/messages/getWords.ts';

/** Returns the sentence of the passages that shares the most words with the given one. */
export function findNearestPassage(sentence: string, passages: readonly string[]): string {
  const wanted = new Set(getWords(sentence));
  const sentences = passages.flatMap((passage) => passage.split(/(?<=[.:?])\s+/));
  const scores = sentences.map((text) => ({text, score: compareWords(wanted, new Set(getWords(text)))}));
  return scores.reduce((best, next) => (next.score > best.score ? next : best), {text: '', score: -1}).text;
}

/** Returns the share of words that both sets have. */
function compareWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common);
}
