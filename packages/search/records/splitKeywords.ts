/** Splits the keywords of a page or heading, which are separated by commas. */
export function splitKeywords(keywords: string | undefined): string[] {
  return (keywords ?? '')
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}
