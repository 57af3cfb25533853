import type {FullConfig, Reporter, Suite, TestCase} from '@playwright/test/reporter';
import {relative, sep} from 'node:path';
import {root} from '../builtSite.ts';
import {keptProofs} from './keptProofs.ts';
import type {Proof} from './Proof.ts';

/** Writes down which statements the browser tests prove. */
export default class BrowserReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
    keptProofs.drop(root, 'browser');
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    keptProofs.write(
      root,
      'browser',
      tests.map(proofOf).filter(({proves}) => proves.length > 0),
    );
  }
}

const proofOf = (test: TestCase): Proof => ({
  file: relative(root, test.location.file).split(sep).join('/'),
  // Project and file come first, and are empty or known.
  title: test.titlePath().slice(3).join(' › '),
  passed: test.outcome() === 'expected' && test.results.at(-1)?.status === 'passed',
  proves: test.annotations.flatMap(({type, description}) => (type === 'proves' && description ? [description] : [])),
});
