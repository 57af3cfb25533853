import type {CheckedFile} from './CheckedFile.ts';
import type {CheckResult} from './CheckResult.ts';

/** What the worker is asked. */
export type CheckRequest = {readonly id: number; readonly files: readonly CheckedFile[]};

/** What the worker answers: the result, or the message of an error. */
export type CheckResponse =
  {readonly id: number; readonly result: CheckResult} | {readonly id: number; readonly message: string};
