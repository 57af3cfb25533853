import {createRequire} from 'node:module';
import {getSamples} from '../../packages/content-model/samples/sample.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import type {ContentCheck} from '../ContentCheck.ts';

/** Checks that the AWS policies on a page match those that the package prints. The title of a block identifies the policy. */
export const policies: ContentCheck = {
  title: 'Policies match the package',
  problems: ({pages}) =>
    pages.flatMap(getSamples).flatMap(({page, line, title, code}): ContentProblem[] => {
      const policy = title === undefined ? undefined : printed[title];
      if (!policy || policy() === code.trim()) {
        return [];
      }
      return [
        {
          file: page,
          line,
          message: `The policy "${title}" differs from the one that the package prints`,
          fix: `Paste the output of npx remotion lambda policies ${title === 'remotion-user-policy' ? 'user' : 'role'}`,
        },
      ];
    }),
  counted: ({pages}) => `${pages.flatMap(getSamples).filter(({title}) => title && title in printed).length} policies`,
};

const load = createRequire(import.meta.url);

/** The policies by the titles of their blocks, which are their names in the setup. Only loaded if a page contains one. */
const printed: Record<string, () => string> = {
  'remotion-user-policy': () => loadLambda().getUserPolicy(),
  'remotion-lambda-policy': () => loadLambda().getRolePolicy(),
};

function loadLambda(): typeof import('@remotion/lambda') {
  return load('@remotion/lambda') as typeof import('@remotion/lambda');
}
