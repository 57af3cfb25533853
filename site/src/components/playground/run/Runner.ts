import type {CompiledProject} from '../../../../../packages/playground-core/compile/compileProject.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import type {Inspection} from '../../../../../packages/course/checks/Inspection.ts';
import type {
  Composition,
  FromSandbox,
  Playback,
  ToSandbox,
} from '../../../../../packages/playground-core/SandboxMessage.ts';

/** The program to render. */
export type RunRequest = {
  readonly compiled: CompiledProject;
  /** The reader's files, which are searched for names of media and for syntax errors. */
  readonly files: PlaygroundProject['files'];
  readonly composition: Composition;
  readonly wanted?: string;
  readonly props: Readonly<Record<string, unknown>>;
};

/** Handles messages from the sandbox. */
export type RunnerEvent =
  | Extract<FromSandbox, {type: 'drawn' | 'problem' | 'frame' | 'timeline' | 'playing' | 'console'}>
  /** The code blocked the browser, and its sandbox was removed. */
  | {readonly type: 'stopped'}
  /** Something couldn't be loaded. */
  | {readonly type: 'unavailable'; readonly message: string};

/** A sandbox with the reader's code. It's created on demand, and again if it hangs. */
export type Runner = {
  readonly run: (request: RunRequest) => void;
  readonly send: (message: Extract<ToSandbox, {type: 'play' | 'pause' | 'seek'}>) => void;
  readonly setPlayback: (playback: Playback) => void;
  /** Discards the sandbox and all state of the code, and runs the last request in a new one. */
  readonly restart: () => void;
  /** Returns an image of one frame. Rejects with a message for the reader. */
  readonly capture: (frame: number, scale: number) => Promise<ImageBitmap>;
  /** Runs a program, and returns what is in the chosen frames. Rejects with the first error, for the reader. */
  readonly inspect: (
    request: RunRequest,
    chooseFrames: (durationInFrames: number) => readonly number[],
  ) => Promise<Inspection>;
  readonly dispose: () => void;
};
