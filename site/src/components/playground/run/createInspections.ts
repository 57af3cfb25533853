import type {Inspection} from '../../../../../packages/course/checks/Inspection.ts';
import type {FromSandbox, ToSandbox} from '../../../../../packages/playground-core/SandboxMessage.ts';
import {ProblemError} from './ProblemError.ts';
import {StoppedError} from './StoppedError.ts';
import type {RunRequest, Runner} from './Runner.ts';

type Waiting = {
  readonly chooseFrames: (durationInFrames: number) => readonly number[];
  readonly resolve: (inspection: Inspection) => void;
  readonly reject: (error: Error) => void;
};

type Inspections = {
  readonly ask: Runner['inspect'];
  readonly isPending: () => boolean;
  /** Handles the messages of the current run. */
  readonly hear: (message: FromSandbox) => void;
  /** Rejects the pending inspection. */
  readonly fail: (reason: Error) => void;
};

/** Runs a program, waits until it has rendered, and asks the sandbox what is in its frames. One at a time. */
export function createInspections(run: (request: RunRequest) => void, send: (message: ToSandbox) => void): Inspections {
  let waiting: Waiting | undefined;
  let call = 0;
  const settle = (act: (current: Waiting) => void): void => {
    const current = waiting;
    waiting = undefined;
    if (current) {
      act(current);
    }
  };
  const fail = (reason: Error): void => settle(({reject}) => reject(reason));
  return {
    ask: (request, chooseFrames) =>
      new Promise((resolve, reject) => {
        fail(new StoppedError());
        waiting = {chooseFrames, resolve, reject};
        call++;
        run(request);
      }),
    isPending: () => waiting !== undefined,
    hear: (message) => {
      if (message.type === 'drawn' && waiting) {
        send({type: 'inspect', call, frames: waiting.chooseFrames(message.composition.durationInFrames)});
      } else if (message.type === 'missing') {
        // The code runs again with the file, so the answer about the current run is of no use.
        call++;
      } else if (message.type === 'problem') {
        fail(new ProblemError(message.problem));
      } else if (message.type === 'inspected' && message.call === call) {
        settle(({resolve}) => resolve(message.inspection));
      } else if (message.type === 'uninspected' && message.call === call) {
        fail(new Error(message.message));
      }
    },
    fail,
  };
}
