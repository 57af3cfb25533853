import type {Fault} from '../compile/Fault';
import {LoopError} from './guardRound';
import {reactErrors} from './reactErrors';

/** Before each path in the stack of an error; see `evaluate`. */
export const sourcePrefix = 'playground:///';

const place = new RegExp(`${sourcePrefix}([\\w./-]+):(\\d+)`);

/** Says what an error means for the reader: its words, and the first place of the reader's own code in its stack. */
export const faultOf = (error: unknown, file?: string): Fault => {
  const {message, stack = ''} = error instanceof Error ? error : new Error(String(error));
  const [, found = file, line] = place.exec(stack) ?? [];
  return {
    message: reactErrors(message),
    ...(found !== undefined && {file: found}),
    ...(error instanceof LoopError ? {line: error.line} : line !== undefined && {line: Number(line)}),
  };
};
