import type {ContentProblem} from '../ContentProblem.ts';
import {phrases} from './phrases.ts';

/** Finds phrases from the style guide's list in a file, including its comments and messages. */
export function checkPhrases(file: string, text: string): ContentProblem[] {
  return text.split('\n').flatMap((line, index) =>
    phrases.flatMap(({pattern, instead}): ContentProblem[] => {
      const found = pattern.exec(line)?.[0];
      return found === undefined
        ? []
        : [{file, line: index + 1, message: `"${found}"`, fix: `Write ${instead}, and rewrite the sentence`}];
    }),
  );
}
