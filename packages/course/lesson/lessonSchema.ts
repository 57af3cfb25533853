import * as v from 'valibot';

const words = v.pipe(
  v.string('must be text'),
  v.check((value) => value.trim() !== '', 'is empty'),
);

function createNumber(max: number): v.GenericSchema<number> {
  const message = `must be a whole number from 1 to ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(1, message), v.maxValue(max, message));
}

/** The front matter of a lesson. */
export const lessonSchema = v.strictObject({
  title: words,
  description: words,
  /** What to do, in one or two sentences. */
  task: words,
  /** From a nudge to the answer. */
  hints: v.pipe(
    v.array(words, 'must be a list of sentences'),
    v.minLength(2, 'must have at least two hints'),
    v.maxLength(4, 'must have at most four hints'),
  ),
  /** How long the task takes. */
  minutes: createNumber(10),
  /** The length of the video, unless the code has a composition. */
  durationInFrames: createNumber(3000),
  /** The frame of the solution that the page shows. */
  poster: v.pipe(v.number('must be a frame number'), v.integer('must be a frame number'), v.minValue(0)),
  /** What the picture shows, for readers who don’t see it. */
  alt: words,
  /** A free lesson: the learner’s own video from the lesson with this name can be continued. */
  continues: v.optional(words),
  /** Whether the video can be exported and downloaded. */
  finish: v.optional(v.boolean('must be true or false')),
  keywords: v.optional(v.array(words, 'must be a list: [one, two]')),
});

export type LessonFrontMatter = v.InferOutput<typeof lessonSchema>;
