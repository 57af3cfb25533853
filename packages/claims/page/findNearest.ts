/** Returns the sentence of the passages that shares the most words with the given one. */
export function findNearest(sentence: string, passages: readonly string[]): string {
  const wanted = getWords(sentence);
  const sentences = passages.flatMap((passage) => passage.split(/(?<=[.:?])\s+/));
  const scores = sentences.map((text) => ({text, score: compareWords(wanted, getWords(text))}));
  return scores.reduce((best, next) => (next.score > best.score ? next : best), {text: '', score: -1}).text;
}

/** Returns the share of words that both sets have. */
function compareWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return common / (a.size + b.size - common);
}

function getWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
