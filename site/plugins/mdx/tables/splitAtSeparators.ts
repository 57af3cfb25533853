/** Shorter code isn't wrapped. */
const maxUnbrokenLength = 16;

/**
 * Splits code where a line may break in addition to spaces: after dots, slashes, colons and underscores in long
 * sequences. Unlike `splitLongName()`, which is for headings, it never breaks a name in camel case, because a table that
 * is too wide can scroll.
 */
export function splitAtSeparators(code: string): string[] {
  const parts = [''];
  for (const run of code.split(/(?<=\s)/)) {
    const [first = '', ...rest] = run.trimEnd().length > maxUnbrokenLength ? run.split(afterSeparator) : [run];
    parts.push(`${parts.pop() ?? ''}${first}`, ...rest);
  }
  return parts;
}

const afterSeparator = /(?<=[\w)\]}][./\\:_?&=|]+)(?=[\w<{[(*])/;
