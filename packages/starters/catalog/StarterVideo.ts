/** A composition or a still of a project. */
export type StarterVideo = {
  /** The ID, which is also the name of its component. */
  readonly id: string;
  /** The name of the component. */
  readonly component: string;
  /** The statement that imports the component, without its path if the component has the same name as its file. */
  readonly statement: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** Missing for a still. */
  readonly timing?: {
    /** Frames per second. */
    readonly fps: number;
    readonly durationInFrames: number;
  };
  /** The default props. */
  readonly props: Readonly<Record<string, unknown>>;
};

/** Returns a video whose component is exported by a file of the same name in `src`. */
export function defineVideo(name: string, {seconds, width = 1280, height = 720, props = {}}: NewVideo): StarterVideo {
  const fps = 30;
  return {
    id: name,
    component: name,
    statement: `import {${name}} from './${name}';`,
    width,
    height,
    ...(seconds !== undefined && {timing: {fps, durationInFrames: seconds * fps}}),
    props,
  };
}

type NewVideo = {
  /** Missing for a still. */
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  readonly props?: StarterVideo['props'];
};
