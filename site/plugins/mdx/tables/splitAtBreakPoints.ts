/** Shorter code isn't wrapped. */
const maxUnbrokenLength = 16;

/**
 * Splits code where a line may break in addition to spaces: after dots, slashes, colons and underscores in long
 * sequences.
 */
export function splitAtBreakPoints(code: string): string[] {
  const parts = [''];
  for (const run of code.split(/(?<=\s)/)) {
    const [first = '', ...rest] = run.trimEnd().length > maxUnbrokenLength ? run.split(afterSeparator) : [run];
    parts.push(`${parts.pop() ?? ''}${first}`, ...rest);
  }
  return parts;
}

const afterSeparator = /(?<=[\w)\]}][./\\:_?&=|]+)(?=[\w<{[(*])/;
