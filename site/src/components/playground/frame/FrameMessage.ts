import type {Fault} from '../compile/Fault';

/** The size and pace of what is drawn. */
export interface Composition {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: number;
  /** What the code itself gives the component, as far as JSON can say it. */
  readonly defaultProps: Readonly<Record<string, unknown>>;
}

/** A program for the frame. */
export interface Program {
  /** Counts up; answers name the run that they speak of. */
  readonly run: number;
  readonly modules: Readonly<Record<string, string>>;
  readonly entry: string;
  /** Addresses of the scripts that its packages need. */
  readonly scripts: readonly string[];
  /** Files for `staticFile()`, by their path. */
  readonly media: Readonly<Record<string, Blob>>;
  /** Typefaces that are there without being loaded, by their family. */
  readonly fonts: Readonly<Record<string, Blob>>;
  /** For a component without a composition of its own. */
  readonly composition: Composition;
  /** Which of several compositions is wanted. */
  readonly wanted?: string;
  /** Laid over the default props. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** How the video plays. */
export interface Playback {
  readonly loop: boolean;
  readonly rate: number;
  readonly muted: boolean;
}

/** What the page tells the frame. */
export type ToFrame =
  | {readonly type: 'ping'}
  | {readonly type: 'run'; readonly program: Program}
  | {readonly type: 'play' | 'pause'}
  | {readonly type: 'seek'; readonly frame: number}
  | ({readonly type: 'playback'} & Playback)
  | {
      readonly type: 'capture';
      readonly call: number;
      readonly script: string;
      readonly frame: number;
      /** Pixels of the picture in a pixel of the composition. */
      readonly scale: number;
    };

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error';

/** What the frame tells the page. */
export type FromFrame =
  | {readonly type: 'ready' | 'pong'}
  /** The scripts are there; from now on the reader's code runs. */
  | {readonly type: 'loaded'; readonly run: number}
  /** The first frame can be seen. `ids` are those of the compositions that the code describes itself. */
  | {readonly type: 'drawn'; readonly run: number; readonly composition: Composition; readonly ids: readonly string[]}
  | {readonly type: 'fault'; readonly run: number; readonly fault: Fault}
  /** The code asks for a file that it has not been given. */
  | {readonly type: 'missing'; readonly run: number; readonly path: string}
  | {readonly type: 'frame'; readonly frame: number}
  | {readonly type: 'playing'; readonly playing: boolean}
  | {readonly type: 'console'; readonly level: ConsoleLevel; readonly text: string}
  | {readonly type: 'captured'; readonly call: number; readonly picture: ImageBitmap}
  | {readonly type: 'uncaptured'; readonly call: number; readonly message: string};
