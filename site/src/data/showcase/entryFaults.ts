import * as v from 'valibot';
import {showcaseEntry} from './showcaseEntry';

/** A rule that an entry breaks. */
export interface EntryFault {
  /** The field, such as `title` or `links.video`; nothing for the entry as a whole. */
  readonly field: string;
  /** What to do about it. */
  readonly fix: string;
}

/** All rules of the showcase that a value breaks: none when it is an entry. */
export const entryFaults = (value: unknown): readonly EntryFault[] => {
  const {issues = []} = v.safeParse(showcaseEntry, value);
  return issues.map((issue) => ({field: v.getDotPath(issue) ?? '', fix: fixOf(issue)}));
};

/** The words of the library stand only where a rule has none of its own. */
const fixOf = ({type, expected, received, message}: v.BaseIssue<unknown>): string => {
  if (type !== 'strict_object') return message;
  if (expected === 'never') return `There is no such field; there are ${fields.join(', ')}.`;
  return received === 'undefined' ? 'It is missing.' : 'Write an object in braces.';
};

const fields = Object.keys(showcaseEntry.pipe[0].entries);
