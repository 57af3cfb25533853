import {getErrorMessage} from './getErrorMessage.ts';

/** Ends the program with one clear sentence instead of a stack trace. */
export function exitWithError(error: unknown): never {
  console.error(`\n${getErrorMessage(error)}`);
  process.exit(1);
}
