import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Proof} from './Proof.ts';

/** What the last runs of unit and browser tests have proven, one file each below `root`. */
export const keptProofs = {
  write(root: string, run: Run, tests: readonly Proof[]): void {
    mkdirSync(join(fileOf(root, run), '..'), {recursive: true});
    writeFileSync(fileOf(root, run), JSON.stringify(tests));
  },

  /** Forgets a run when the next one begins, which may not come to its end. */
  drop: (root: string, run: Run): void => rmSync(fileOf(root, run), {force: true}),

  /** Throws a sentence when one of the runs is missing. */
  read: (root: string): Proof[] =>
    runs.flatMap((run) => {
      try {
        return JSON.parse(readFileSync(fileOf(root, run), 'utf8')) as Proof[];
      } catch {
        throw new Error(`The ${run} tests have not come to their end. Run all of them: npm test`);
      }
    }),
};

const runs = ['unit', 'browser'] as const;
type Run = (typeof runs)[number];

const fileOf = (root: string, run: Run): string => join(root, 'node_modules/.cache/conformance', `${run}.json`);
