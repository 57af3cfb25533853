/**
 * Returns the first text in normal quotes that contains `${…}`, with its quotes. JavaScript only inserts values in
 * backticks, and browsers ignore a style that they don't understand, so nothing else reports this mistake.
 */
export function findQuotedPlaceholder(code: string): string | undefined {
  const outsideOfBackticks = code.replaceAll(/`[^`]*`/g, '``');
  return /(['"])[^'"\n]*\$\{[^'"\n]*\}[^'"\n]*\1/.exec(outsideOfBackticks)?.[0];
}
