/** The text isn't a `remotion render` command. */
export class NoRenderCommandError extends Error {
  override readonly name = 'NoRenderCommandError';

  /** `page` documents the command that it is instead, if there is one. */
  constructor(
    message: string,
    readonly page?: {readonly command: string; readonly to: string},
  ) {
    super(message);
  }
}

/** The pages of commands that people confuse with `remotion render`. */
const pages: Readonly<Record<string, string>> = {
  still: '/docs/cli/still',
  preview: '/docs/cli/preview',
  compositions: '/docs/cli/compositions',
  benchmark: '/docs/cli/benchmark',
  'lambda render': '/docs/lambda/cli/render',
  'lambda still': '/docs/lambda/cli/still',
};

/** Says which command the words are instead of `remotion render`, and where it's documented. */
export function createNoRenderCommandError(words: readonly string[]): NoRenderCommandError {
  const start = words.findIndex((word) => /(?:^|\/)remotion$/.test(word)) + 1;
  const name = [words.slice(start, start + 2).join(' '), words[start] ?? ''].find((item) => Object.hasOwn(pages, item));
  if (start === 0 || name === undefined) {
    return new NoRenderCommandError('This isn’t a render command. Paste one that starts with npx remotion render.');
  }
  const command = `npx remotion ${name}`;
  return new NoRenderCommandError(`This tool only explains npx remotion render, not ${command}.`, {
    command,
    to: pages[name] ?? '',
  });
}
