import type {Composition} from '../../playground-core/SandboxMessage.ts';
import type {PlaygroundProject} from '../../playground-core/project/PlaygroundProject.ts';

/** Frames to render. */
export type FrameRequest = {
  readonly project: PlaygroundProject;
  /** The files in `public`, in Base64, by the paths that `staticFile()` gets. */
  readonly media?: Readonly<Record<string, string>>;
  /** The frames, in the order of the answer. Without it, the first one, one in the middle and the last one. */
  readonly frames?: readonly number[];
  /** The ID of a composition, if the code registers several. */
  readonly composition?: string;
  /** Pixels of the image per pixel of the composition. Without it, images are at most 960 pixels wide or high. */
  readonly scale?: number;
};

/** A rendered frame, and what is wrong with it. */
export type RenderedFrame = {
  readonly frame: number;
  /** A PNG in Base64. */
  readonly png: string;
  /** The color of all pixels, if they have the same one. */
  readonly onlyColor?: string;
  /** The share of pixels that were different when the frame was rendered again after later frames, from 0 to 1. */
  readonly difference: number;
};

/** The answer of a renderer. */
export type RenderedFrames = {
  readonly composition: Composition;
  readonly frames: readonly RenderedFrame[];
  /** Warnings and errors that the code has logged. */
  readonly messages: readonly string[];
};

/** Renders frames. Throws an error for the agent if the code has an error, or there is no browser. */
export type FrameRenderer = (request: FrameRequest) => Promise<RenderedFrames>;
