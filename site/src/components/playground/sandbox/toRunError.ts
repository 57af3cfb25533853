import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';
import {LoopError} from './guardRound.ts';
import {improveErrorMessage} from './improveErrorMessage.ts';
import {findExporter} from './loadedPackages.ts';

/** The prefix of each path in a stack trace; see `evaluate`. */
export const sourcePrefix = 'playground:///';

const ownLocation = new RegExp(`${sourcePrefix}([\\w./-]+):(\\d+)`);

/** Converts an error for the reader: its message, and the first position in the reader's own code. */
export function toRunError(error: unknown, file?: string): CodeProblem {
  const {message, stack = ''} = error instanceof Error ? error : new Error(String(error));
  const [, found = file, line] = ownLocation.exec(stack) ?? [];
  return {
    message: explainMissingImport(explainValue(improveErrorMessage(message), stack)),
    ...(found !== undefined && {file: found}),
    ...(error instanceof LoopError ? {line: error.line} : line !== undefined && {line: Number(line)}),
  };
}

/** Variable names in the packages are minified, so they don't tell readers which value is wrong. */
function explainValue(message: string, stack: string): string {
  const [frame = ''] = /^.*:\d+:\d+.*$/m.exec(stack) ?? [];
  return /^\w{1,2} is not a function\b/.test(message) && !frame.includes(sourcePrefix)
    ? 'A value that this line passes should be a function, but isn’t.'
    : message;
}

/** Most names that don't exist are in a package, and only their import is missing. */
function explainMissingImport(message: string): string {
  const name = /^(\w+) is not defined$/.exec(message)?.[1];
  const path = name === undefined ? undefined : findExporter(name);
  return path === undefined ? message : `${message}. Import it from '${path}'.`;
}
