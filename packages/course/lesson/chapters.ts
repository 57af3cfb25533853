/** A chapter of the course. */
export type Chapter = {
  /** The name of its folder, without the number. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
};

/** The chapters in their order. */
export const chapters: readonly Chapter[] = [
  {
    name: 'frames',
    title: 'Frames and time',
    about: 'A video is a function of the frame number. Show something, move it, and keep it the same on every render.',
  },
  {
    name: 'motion',
    title: 'Motion',
    about: 'Turn frame numbers into opacity, position and color with interpolate(), easing and spring().',
  },
  {
    name: 'structure',
    title: 'Structure',
    about: 'Split a video into scenes with sequences, series and loops, and reuse components with props.',
  },
  {
    name: 'media',
    title: 'Media',
    about: 'Add images, audio, video, fonts and data, and wait until they have loaded.',
  },
  {
    name: 'output',
    title: 'Output',
    about: 'Describe compositions and stills, pass parameters, and export and render your own video.',
  },
];

/** The size and frame rate of a lesson’s video, unless its code has a composition. */
export const lessonVideo = {width: 1280, height: 720, fps: 30} as const;

/** The file that the learner edits. */
export const lessonFile = 'Video.tsx';

/** The path of the course. */
export const coursePath = '/learn';
