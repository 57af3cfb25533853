import {placeOf} from './reading/placeOf';
import {ReadFault} from './reading/ReadFault';

/** What was wrong with a text, and where, in words. */
export const faultText = (error: unknown, text: string): string => {
  if (!(error instanceof ReadFault)) return 'What reads code could not be loaded. Check the connection.';
  if (error.start === undefined) return error.message;
  const {line, column} = placeOf(text, error.start);
  return `Line ${line}, column ${column}: ${error.message}`;
};
