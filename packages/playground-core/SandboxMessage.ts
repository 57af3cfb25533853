import type {Inspection} from '../course/checks/Inspection.ts';
import type {CodeProblem} from './compile/CodeProblem.ts';

/** The size and frame rate of the video. */
export type Composition = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly durationInFrames: number;
  /** The props that the code passes to the component, as far as they can be serialized as JSON. */
  readonly defaultProps: Readonly<Record<string, unknown>>;
};

/** A program for the sandbox, the iframe that runs readers' code. */
export type Program = {
  /** Increases with each run. Responses contain the run that they belong to. */
  readonly run: number;
  readonly modules: Readonly<Record<string, string>>;
  readonly entry: string;
  /** URLs of the scripts that its packages need. */
  readonly scripts: readonly string[];
  /** Files for `staticFile()`, by path. */
  readonly media: Readonly<Record<string, Blob>>;
  /** Fonts that are available without loading, by family. */
  readonly fonts: Readonly<Record<string, Blob>>;
  /** For a component without its own composition. */
  readonly composition: Composition;
  /** The selected composition, if there are several. */
  readonly wanted?: string;
  /** Overrides the default props. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Whether to note when the code reads something that differs between renders, for `inspect`. */
  readonly isWatched?: boolean;
};

/** The playback settings. */
export type Playback = {
  readonly loop: boolean;
  readonly rate: number;
  readonly muted: boolean;
};

/** A message from the page to the sandbox. */
export type ToSandbox =
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
      /** Pixels of the image per pixel of the composition. */
      readonly scale: number;
    }
  /** Asks what is in some frames, in ascending order. */
  | {readonly type: 'inspect'; readonly call: number; readonly frames: readonly number[]};

/** A sequence or a media component that the timeline shows. */
export type TimelineEntry = {
  /** The same in all frames of a run. */
  readonly id: string;
  /** The ID of the entry that contains it. */
  readonly parent?: string;
  readonly label: string;
  readonly kind: 'sequence' | 'audio' | 'video';
  /** The first frame, and the number of frames until it ends or the video ends. */
  readonly start: number;
  readonly duration: number;
};

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error';

/** A message from the sandbox to the page. */
export type FromSandbox =
  | {readonly type: 'ready' | 'pong'}
  /** The scripts have loaded, and the reader's code starts running. */
  | {readonly type: 'loaded'; readonly run: number}
  /** The first frame is visible. `ids` are the compositions that the code defines. */
  | {readonly type: 'drawn'; readonly run: number; readonly composition: Composition; readonly ids: readonly string[]}
  | {readonly type: 'problem'; readonly run: number; readonly problem: CodeProblem}
  /** The code needs a file that the sandbox doesn't have yet. */
  | {readonly type: 'missing'; readonly run: number; readonly path: string}
  | {readonly type: 'frame'; readonly frame: number}
  /** The sequences and media that the current frame consists of. Sent when they change. */
  | {readonly type: 'timeline'; readonly run: number; readonly entries: readonly TimelineEntry[]}
  | {readonly type: 'playing'; readonly playing: boolean}
  | {readonly type: 'console'; readonly level: ConsoleLevel; readonly text: string}
  | {readonly type: 'captured'; readonly call: number; readonly picture: ImageBitmap}
  | {readonly type: 'inspected'; readonly call: number; readonly inspection: Inspection}
  | {readonly type: 'uncaptured'; readonly call: number; readonly message: string}
  | {readonly type: 'uninspected'; readonly call: number; readonly message: string};
