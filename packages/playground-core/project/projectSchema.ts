import * as v from 'valibot';
import type {PlaygroundProject} from './PlaygroundProject.ts';

/** A path of one or more names, without `.` and `..`, with the extension of a file that can be compiled or imported. */
export const fileNamePattern = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|jsx?|json|css)$/;

/** The maximum number of files in a project. */
export const maxFiles = 20;

/** The largest values that the playground accepts for a composition. */
export const maxSizes = {width: 8192, height: 8192, fps: 240, durationInFrames: 100_000} as const;

function createWholeNumber(max: number): v.GenericSchema<number> {
  return v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
}

/** `record()` would drop keys such as `constructor`. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema of all projects, whether they come from a link, the browser's storage or a file of the site. */
export const projectSchema: v.GenericSchema<PlaygroundProject> = v.object({
  files: v.pipe(
    v.record(v.pipe(v.string(), v.regex(fileNamePattern)), v.string()),
    v.check((files) => Object.keys(files).length > 0 && Object.keys(files).length <= maxFiles),
  ),
  width: createWholeNumber(maxSizes.width),
  height: createWholeNumber(maxSizes.height),
  fps: createWholeNumber(maxSizes.fps),
  durationInFrames: createWholeNumber(maxSizes.durationInFrames),
  props: v.custom<PlaygroundProject['props']>(isObject),
});

/** Returns a value as a project, or `undefined` if it isn't one. */
export function readProject(value: unknown): PlaygroundProject | undefined {
  const result = v.safeParse(projectSchema, value);
  return result.success ? result.output : undefined;
}
