/**
 * Splits a command into words like a shell: quotes and backslashes keep words together and are removed afterwards. A
 * backslash before a letter or a dot stays, because it's part of a path on Windows.
 */
export function splitWords(text: string): string[] {
  const joined = text.replaceAll(/[\\^`]\r?\n/g, ' ');
  return [...joined.matchAll(/(?:\\[^]|[^\s'"\\]|'[^']*(?:'|$)|"(?:\\[^]|[^"\\])*(?:"|\\?$))+/g)].map(([word]) =>
    word.replaceAll(
      /'([^']*)'?|"((?:\\[^]|[^"\\])*)"?|\\([^\w.])/g,
      (_, single?: string, double?: string, escaped?: string) =>
        single ?? double?.replaceAll(/\\(["\\$`])/g, '$1') ?? escaped ?? '',
    ),
  );
}

/** Returns the quote that a command opens but doesn't close. */
export function findOpenQuote(text: string): string | undefined {
  return /['"]/.exec(text.replaceAll(/\\[^]|'[^']*'|"(?:\\[^]|[^"\\])*"/g, ''))?.[0];
}
