import type {Options} from 'prettier';
import * as babel from 'prettier/plugins/babel';
import estree from 'prettier/plugins/estree';
import {formatWithCursor} from 'prettier/standalone';

/** The style of the examples, so that formatting one of them changes nothing. */
const style = {singleQuote: true, bracketSpacing: false} as const satisfies Options;

const parsers: Readonly<Record<string, string>> = {
  css: 'css',
  js: 'babel',
  json: 'json',
  jsx: 'babel',
  ts: 'babel-ts',
  tsx: 'babel-ts',
};

/**
 * Formats a file and returns the new position of the cursor. Rejects with a message for the reader if the code can't be
 * parsed.
 */
export async function formatCode(
  file: string,
  text: string,
  cursorOffset: number,
): Promise<{readonly formatted: string; readonly cursorOffset: number}> {
  const parser = parsers[file.split('.').at(-1) ?? ''];
  try {
    return await formatWithCursor(text, {
      ...style,
      cursorOffset,
      parser,
      plugins: [babel, estree, ...(parser === 'css' ? [await import('prettier/plugins/postcss')] : [])],
    });
  } catch (error) {
    throw new Error(describeError(error, file), {cause: error});
  }
}

/** The messages of Prettier end with the position and an excerpt of the code. */
function describeError(error: unknown, file: string): string {
  const {message, loc} = error as {
    readonly message: string;
    readonly loc?: {readonly start?: {readonly line?: number}};
  };
  const [words = message] = message.split(/ \(\d+:\d+\)/);
  const line = loc?.start?.line;
  return `${file} can’t be formatted because of an error${line === undefined ? '' : ` in line ${line}`}: ${words.replace(/\.$/, '')}. Fix it, then format again.`;
}
