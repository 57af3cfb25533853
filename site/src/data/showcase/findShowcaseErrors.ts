import * as v from 'valibot';
import {showcaseEntry} from './showcaseEntry.ts';

/** A rule that an entry violates. */
export type EntryProblem = {
  /** The field, such as `title` or `links.video`. Empty for the entry as a whole. */
  readonly field: string;
  /** How to fix it. */
  readonly fix: string;
};

/** Returns all rules of the showcase that a value violates. Empty for a valid entry. */
export function findShowcaseErrors(value: unknown): readonly EntryProblem[] {
  const {issues = []} = v.safeParse(showcaseEntry, value);
  return issues.map((issue) => ({field: v.getDotPath(issue) ?? '', fix: describeFix(issue)}));
}

/** Only uses the library's message if a rule has no message of its own. */
function describeFix({type, expected, received, message}: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') {
    return message;
  }
  if (expected === 'never') {
    return `Unknown field. The fields are ${fields.join(', ')}.`;
  }
  return received === 'undefined' ? 'This field is missing.' : 'Write an object in braces.';
}

const fields = Object.keys(showcaseEntry.pipe[0].entries);
