import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import type {Socket} from 'node:net';
import type {CheckedFile} from './CheckedFile.ts';
import {assertSize} from './assertSize.ts';
import type {CodeCheckResult} from './CodeCheckResult.ts';
import type {CheckRequest, CheckResponse} from './WorkerMessage.ts';

type CheckRunnerOptions = {
  /** The bundled worker. */
  readonly workerFile: string;
  /** The files that the worker reads when it starts. */
  readonly libraryFile: string;
  readonly factsFile: string;
  /** Checks that may wait for their turn. More are rejected. */
  readonly maxWaiting?: number;
  /** Milliseconds after which a check that is still waiting is rejected. */
  readonly maxWaitMs?: number;
  /** Milliseconds for one check, including the start of the worker. */
  readonly timeoutMs?: number;
  /** Milliseconds without a check after which the worker ends, to free its memory. */
  readonly maxIdleMs?: number;
  /**
   * Bytes of memory after which the worker is replaced. It keeps the declarations of every package that it has checked,
   * so it would grow with each new one.
   */
  readonly maxMemory?: number;
};

export type CheckRunner = {
  /**
   * Checks files when their turn comes. Throws an error for the agent if that takes too long or too many are waiting.
   * @param signal aborted if the client no longer waits for the result, in which case a waiting check isn't run.
   */
  check(files: readonly CheckedFile[], signal?: AbortSignal): Promise<CodeCheckResult>;
  close(): Promise<void>;
};

const defaults = {maxWaiting: 50, maxWaitMs: 25_000, timeoutMs: 60_000, maxIdleMs: 30_000, maxMemory: 165_000_000};
const tooBusy = 'Too many checks are waiting. Try again in a few seconds.';
const stopping = 'The server is stopping. Try again in a few seconds.';
// Types can be written so that checking them never ends or fills the memory. A small space for new objects makes a check
// slightly slower, and the worker much smaller.
const nodeFlags = ['--max-old-space-size=192', '--max-semi-space-size=2', '--optimize-for-size'];
// glibc returns freed blocks above this size to the system. The worker gets no other variables, because it needs none.
const workerEnvironment = {MALLOC_MMAP_THRESHOLD_: '16384'};

/**
 * Creates a queue of checks that run one at a time in a worker, which is a process of its own. The worker starts with the
 * first check.
 */
export function createCheckRunner(options: CheckRunnerOptions): CheckRunner {
  const {workerFile, libraryFile, factsFile, maxWaiting, maxWaitMs, timeoutMs, maxIdleMs, maxMemory} = {
    ...defaults,
    ...options,
  };
  let worker: ChildProcess | undefined;
  let log = '';
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let nextId = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const start = (): ChildProcess => {
    const started = fork(workerFile, [libraryFile, factsFile], {
      env: workerEnvironment,
      execArgv: nodeFlags,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    log = '';
    const errors = started.stderr as Socket;
    errors.setEncoding('utf8').on('data', (text: string) => {
      log = `${log}${text}`.slice(-2000);
    });
    errors.unref();
    // The system may end it between two checks.
    started.once('exit', () => {
      worker = worker === started ? undefined : worker;
    });
    return started;
  };

  const stop = async (): Promise<void> => {
    const old = worker;
    worker = undefined;
    if (old?.kill('SIGKILL')) {
      // Nothing else may keep this program alive until the worker has ended.
      old.ref();
      await once(old, 'exit');
    }
  };

  const run = async (files: readonly CheckedFile[]): Promise<CodeCheckResult> => {
    clearTimeout(idle);
    worker ??= start();
    const current = worker;
    const id = nextId++;
    try {
      const response = await askWorker(current, id, files, timeoutMs);
      if (response.memory > maxMemory) {
        await stop();
      }
      if ('message' in response) {
        throw new Error(response.message);
      }
      return response.result;
    } finally {
      idle = setTimeout(() => void stop(), maxIdleMs).unref();
      current.unref();
      current.channel?.unref();
    }
  };

  const askWorker = (
    current: ChildProcess,
    id: number,
    files: readonly CheckedFile[],
    limit: number,
  ): Promise<CheckResponse> =>
    new Promise((resolve, reject) => {
      const fail = (message: string): void => {
        cleanUp();
        void stop();
        reject(new Error(message));
      };
      const timer = setTimeout(
        () =>
          fail(
            `The check took longer than ${limit / 1000} seconds and was stopped. Pass fewer files, or simpler types.`,
          ),
        limit,
      );
      const onMessage = (response: CheckResponse): void => {
        if (response.id === id) {
          cleanUp();
          resolve(response);
        }
      };
      const onError = ({message}: Error): void => fail(message);
      const onClose = (code: number | null, signal: NodeJS.Signals | null): void =>
        fail(isClosed ? stopping : describeEnd(signal ?? `code ${code}`, log));
      const cleanUp = (): void => {
        clearTimeout(timer);
        current.off('message', onMessage).off('error', onError).off('close', onClose);
      };
      current.on('message', onMessage).once('error', onError).once('close', onClose);
      current.ref();
      current.channel?.ref();
      current.send({id, files} satisfies CheckRequest);
    });

  return {
    async check(files, signal) {
      assertSize(files);
      if (waiting >= maxWaiting) {
        throw new Error(tooBusy);
      }
      waiting++;
      let isRejected = false;
      let timer: NodeJS.Timeout | undefined;
      const turn = last.then(() => {
        clearTimeout(timer);
        if (isClosed) {
          throw new Error(stopping);
        }
        if (isRejected || signal?.aborted) {
          throw new Error(tooBusy);
        }
        return run(files);
      });
      last = turn.catch(() => undefined);
      const tooLate = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          isRejected = true;
          reject(new Error(tooBusy));
        }, maxWaitMs);
      });
      try {
        return await Promise.race([turn, tooLate]);
      } finally {
        waiting--;
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await stop();
    },
  };
}

/** Node.js aborts if its heap is full, on Windows with a code, not a signal. Linux kills it if memory runs out. */
function describeEnd(end: string, log: string): string {
  return ['SIGABRT', 'SIGKILL', 'code 134'].includes(end) || log.includes('out of memory')
    ? 'The check used too much memory and was stopped. Pass fewer files, or simpler types.'
    : `The program that checks code ended with ${end}. ${/^\w*Error\b.*/m.exec(log)?.[0] ?? log.trim()}`;
}
