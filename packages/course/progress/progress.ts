import * as v from 'valibot';

const progressSchema = v.object({
  version: v.literal(1),
  /** The names of the lessons that the learner has solved. */
  done: v.array(v.string()),
  /** The learner’s code by lesson. */
  code: v.record(v.string(), v.string()),
  /** The lesson that was open last. */
  last: v.optional(v.string()),
});

/** What the course remembers about a learner, on their device. */
export type Progress = v.InferOutput<typeof progressSchema>;

export const noProgress: Progress = {version: 1, done: [], code: {}};

/** The progress that a value is, or nothing if it’s something else. */
export function readProgress(value: unknown): Progress | undefined {
  const result = v.safeParse(progressSchema, value);
  return result.success ? result.output : undefined;
}

/** Reads the text of an exported file. Throws with a message for the reader. */
export function parseProgress(text: string): Progress {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  const progress = readProgress(value);
  if (!progress) {
    throw new Error('This file doesn’t contain progress in this course. Choose a file that you exported here.');
  }
  return progress;
}

/** Adds imported progress: solved lessons stay solved, and imported code replaces the code of the same lesson. */
export function mergeProgress(current: Progress, imported: Progress): Progress {
  return {
    version: 1,
    done: [...new Set([...current.done, ...imported.done])],
    code: {...current.code, ...imported.code},
    last: imported.last ?? current.last,
  };
}
