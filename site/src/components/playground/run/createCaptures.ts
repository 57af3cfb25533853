import facts from '@generated/playground/default/facts.json';
import type {FromSandbox, ToSandbox} from '../../../../../packages/playground-core/SandboxMessage.ts';
import type {Runner} from './Runner.ts';

type Call = {
  readonly resolve: (picture: ImageBitmap) => void;
  readonly reject: (error: Error) => void;
};

type Captures = {
  readonly ask: Runner['capture'];
  readonly settle: (message: Extract<FromSandbox, {type: 'captured' | 'uncaptured'}>) => void;
  /** Rejects all pending captures. */
  readonly fail: (reason: string) => void;
};

/** Matches the images from the sandbox with the page's requests. */
export function createCaptures(send: (message: ToSandbox) => void): Captures {
  const calls = new Map<number, Call>();
  let last = 0;
  return {
    ask: (frame, scale) =>
      new Promise((resolve, reject) => {
        const call = ++last;
        calls.set(call, {resolve, reject});
        const script = new URL(facts.scripts.screenshot ?? '', window.location.href).href;
        send({type: 'capture', call, script, frame, scale});
      }),
    settle: (message) => {
      const call = calls.get(message.call);
      calls.delete(message.call);
      if (message.type === 'captured') {
        call?.resolve(message.picture);
      } else {
        call?.reject(new Error(message.message));
      }
    },
    fail: (reason) => {
      for (const {reject} of calls.values()) {
        reject(new Error(reason));
      }
      calls.clear();
    },
  };
}
