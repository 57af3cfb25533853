import {relative, sep} from 'node:path';
import type {Reporter, TestCase, TestModule, Vitest} from 'vitest/node';
import {keptProofs} from './keptProofs.ts';
import type {Proof} from './Proof.ts';

/** Writes down which statements the unit tests prove. */
export default class UnitReporter implements Reporter {
  #root = '';

  onInit({config}: Vitest): void {
    this.#root = config.root;
    keptProofs.drop(this.#root, 'unit');
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const cited = tests.map((test) => proofOf(test, this.#root)).filter(({proves}) => proves.length > 0);
    keptProofs.write(this.#root, 'unit', cited);
  }
}

const proofOf = (test: TestCase, root: string): Proof => ({
  file: relative(root, test.module.moduleId).split(sep).join('/'),
  title: test.fullName.replaceAll(' > ', ' › '),
  passed: test.result().state === 'passed',
  proves: test.meta().proves ?? [],
});
