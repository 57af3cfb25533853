import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {createCheckRunner, type CheckRunner} from './createCheckRunner.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-runner-'));
afterAll(() => rmSync(folder, {recursive: true}));

const files = [{path: 'a.tsx', text: ''}];

function createRunner(name: string, code: string, options: {timeout?: number; maxWaiting?: number} = {}): CheckRunner {
  const workerFile = join(folder, `${name}.mjs`);
  writeFileSync(workerFile, `import {parentPort} from 'node:worker_threads';\n${code}`);
  return createCheckRunner({workerFile, libraryFile: '', factsFile: '', ...options});
}

const answer =
  'parentPort.on("message", ({id}) => parentPort.postMessage({id, result: {findings: [], unchecked: []}}));';

test('returns the result of the worker', async () => {
  const runner = createRunner('answer', answer);
  expect(await runner.check(files)).toEqual({findings: [], unchecked: []});
  await runner.close();
});

test('stops a check that takes too long, and answers the next one', async () => {
  const runner = createRunner('endless', 'parentPort.on("message", () => { for (;;) {} });', {timeout: 300});
  await expect(runner.check(files)).rejects.toThrow('took longer');
  await expect(runner.check(files)).rejects.toThrow('took longer');
  await runner.close();
});

test('reports a worker that ends, and starts another one', async () => {
  const runner = createRunner('ends', 'parentPort.on("message", () => process.exit(1));');
  await expect(runner.check(files)).rejects.toThrow('too much memory');
  await expect(runner.check(files)).rejects.toThrow('too much memory');
  await runner.close();
});

test('rejects checks when too many are waiting', async () => {
  const runner = createRunner('queue', answer, {maxWaiting: 1});
  const first = runner.check(files);
  await expect(runner.check(files)).rejects.toThrow('Too many checks');
  await first;
  await runner.close();
});

test.each([
  [[], 'at least one'],
  [Array.from({length: 51}, (_, index) => ({path: `${index}.tsx`, text: ''})), 'at most 50 files'],
  [[{path: 'a.tsx', text: 'x'.repeat(400_001)}], 'characters'],
  [[{path: '../a.tsx', text: ''}], 'relative path'],
  [[{path: '/etc/passwd', text: ''}], 'relative path'],
  [[...files, ...files], 'Two files'],
])('rejects files that break a limit: %#', async (wrong, message) => {
  const runner = createRunner('limits', answer);
  await expect(runner.check(wrong)).rejects.toThrow(message);
  await runner.close();
});
