import {sourcePrefix} from '../toRunError.ts';

/** Whether the reader's code called the function that calls this one. Packages may do what they want. */
export function isCalledByReader(): boolean {
  // The lines are: the message, this function, at most two functions that replace another one, and their caller.
  return (new Error().stack ?? '')
    .split('\n')
    .slice(0, 5)
    .some((line) => line.includes(sourcePrefix));
}
