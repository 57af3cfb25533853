import {getPosition} from './reading/getPosition.ts';
import {ReadProblem} from './reading/ReadProblem.ts';

/** Returns a message with the error in a string and its position. */
export function formatSyntaxError(error: unknown, text: string): string {
  if (!(error instanceof ReadProblem)) {
    return 'The parser didn’t load. Check your connection, then try again.';
  }
  if (error.start === undefined) {
    return error.message;
  }
  const {line, column} = getPosition(text, error.start);
  return `Line ${line}, column ${column}: ${error.message}`;
}
