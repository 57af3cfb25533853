import type {CompiledProject} from '../compile/compileProject';
import type {Composition, FromFrame, Playback, ToFrame} from '../frame/FrameMessage';

/** What is to be drawn. */
export interface RunRequest {
  readonly compiled: CompiledProject;
  /** The readers' files, in which names of media are looked for. */
  readonly sources: readonly string[];
  readonly composition: Composition;
  readonly wanted?: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What the frame tells, and what becomes of it. */
export type RunnerEvent =
  | Extract<FromFrame, {type: 'drawn' | 'fault' | 'frame' | 'playing' | 'console'}>
  /** The code left the browser no turn, and its frame was removed. */
  | {readonly type: 'stopped'}
  /** Something could not be loaded. */
  | {readonly type: 'unavailable'; readonly message: string};

/** A frame with the reader's code, made when it is needed and anew when it has hung. */
export interface Runner {
  readonly run: (request: RunRequest) => void;
  readonly send: (message: Extract<ToFrame, {type: 'play' | 'pause' | 'seek'}>) => void;
  readonly setPlayback: (playback: Playback) => void;
  /** Throws the frame away, with all that the code has left in it, and runs the last request in a new one. */
  readonly restart: () => void;
  /** A picture of one frame. Rejects with words for the reader. */
  readonly capture: (frame: number, scale: number) => Promise<ImageBitmap>;
  readonly dispose: () => void;
}
