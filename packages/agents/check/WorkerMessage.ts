import type {CheckedFile} from './CheckedFile.ts';
import type {CodeCheckResult} from './CodeCheckResult.ts';

/** What the worker is asked. */
export type CheckRequest = {readonly id: number; readonly files: readonly CheckedFile[]};

/** What the worker answers: the result, or the message of an error, and the bytes of memory that it has by then. */
export type CheckResponse = {readonly id: number; readonly memory: number} & (
  {readonly result: CodeCheckResult} | {readonly message: string}
);
