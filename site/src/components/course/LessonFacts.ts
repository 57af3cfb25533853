/** A lesson as others link to it. */
export type LessonLink = {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** The name of its chapter. */
  readonly chapter: string;
  readonly minutes: number;
};

/** What the page of a lesson shows. */
export type LessonFacts = {
  readonly name: string;
  /** Its folder in `content/course`. */
  readonly folder: string;
  readonly title: string;
  /** The title of its chapter. */
  readonly chapter: string;
  /** Its number in the course, from 1. */
  readonly number: number;
  readonly count: number;
  /** With code in backticks. */
  readonly task: string;
  readonly hints: readonly string[];
  /** Describes the picture of the solution. */
  readonly alt: string;
  readonly durationInFrames: number;
  /** The lesson whose code can be continued. */
  readonly continues?: string;
  readonly finish: boolean;
  readonly previous?: LessonLink;
  readonly next?: LessonLink;
  /** The highlighted code at the start. */
  readonly start: {readonly html: string; readonly language: string};
};
