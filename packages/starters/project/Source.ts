import type {ExtraId} from '../catalog/extras.ts';
import type {Starter} from '../catalog/starters.ts';
import type {StarterVideo} from '../catalog/StarterVideo.ts';

/** What a project is made from: a starter, or files of a reader. */
export type Source = {
  /** The starting point in words, for the README. */
  readonly title: string;
  /** Its own files by their paths in the project. */
  readonly files: Readonly<Record<string, string>>;
  /** The videos that the root of the project describes. */
  readonly videos: readonly StarterVideo[];
  /** The reader's own root component, which describes videos itself. */
  readonly root?: {readonly component: string; readonly statement: string};
  /** The path of the reader's own entry point, which registers a root itself. */
  readonly entry?: string;
  /** The ID of the video to render. */
  readonly mainId: string;
  /** Changes to the size and the timing of that video. */
  readonly settings?: CompositionChanges;
  /** The extras that are always part of it. */
  readonly extras: readonly ExtraId[];
  readonly packages: readonly string[];
  readonly scripts: NonNullable<Starter['scripts']>;
  /** Files of this site, by their paths in the project. */
  readonly media: Readonly<Record<string, string>>;
  /** Whether there are fonts, whose style sheet the entry point imports. */
  readonly hasFonts: boolean;
};

/** The size and the timing of a video, as far as they differ from its own. */
export type CompositionChanges = {
  readonly width?: number;
  readonly height?: number;
  readonly fps?: number;
  readonly durationInFrames?: number;
};
