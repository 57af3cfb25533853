import type {AnyNode} from 'acorn';
import {ReadFault} from './ReadFault';

/** Checks that what a call follows is the frame alone: a name, whichever. `after` is where it is missing. */
export const readSubject = (node: AnyNode | undefined, call: string, after: number): void => {
  if (node?.type === 'Identifier') return;
  throw new ReadFault(
    `${call} must follow one variable here, such as frame, and no calculation with it.`,
    node?.start ?? after,
  );
};
