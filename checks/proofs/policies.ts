import {createRequire} from 'node:module';
import {samplesOf} from '../samples/sample.ts';
import type {Fault} from '../fault.ts';
import type {Proof} from '../proof.ts';

/** The AWS policies on a page are those that the package prints. A block says by its title which one it is. */
export const policies: Proof = {
  name: 'Policies are the package’s',
  faults: ({pages}) =>
    pages.flatMap(samplesOf).flatMap(({page, line, title, code}): Fault[] => {
      const policy = title === undefined ? undefined : printed[title];
      if (!policy || policy() === code.trim()) return [];
      return [
        {
          file: page,
          line,
          message: `The policy "${title}" is not what the package prints`,
          fix: `Paste the output of npx remotion lambda policies ${title === 'remotion-user-policy' ? 'user' : 'role'}`,
        },
      ];
    }),
  counted: ({pages}) => `${pages.flatMap(samplesOf).filter(({title}) => title && title in printed).length} policies`,
};

const load = createRequire(import.meta.url);

/** Policies by the titles of their blocks, which are their names in the setup. Loaded when a page has one. */
const printed: Record<string, () => string> = {
  'remotion-user-policy': () => lambda().getUserPolicy(),
  'remotion-lambda-policy': () => lambda().getRolePolicy(),
};

const lambda = (): typeof import('@remotion/lambda') => load('@remotion/lambda') as typeof import('@remotion/lambda');
