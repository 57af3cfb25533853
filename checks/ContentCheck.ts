import type {Content} from '../packages/content-model/Content.ts';
import type {ContentProblem} from './ContentProblem.ts';

/** An automated content check. */
export type ContentCheck<Found extends ContentProblem[] | Promise<ContentProblem[]> = ContentProblem[]> = {
  /** What is true if it finds nothing: `Link targets exist`. */
  readonly title: string;
  /** Returns all problems that it finds. */
  readonly problems: (content: Content) => Found;
  /** Returns what was checked, for the report: `214 samples`. */
  readonly counted: (content: Content) => string;
};
