/** Returns the words of a string in lowercase, without punctuation. */
export function getWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}
