import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, expect, test, vi} from 'vitest';
import {root} from '../../tooling/root.ts';
import {createCheckRunner, type CheckRunner} from './createCheckRunner.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-runner-'));
afterAll(() => rmSync(folder, {recursive: true}));

const files = [{path: 'a.tsx', text: ''}];

function createRunner(
  name: string,
  code: string,
  options: {timeoutMs?: number; maxWaiting?: number; maxWaitMs?: number; maxMemory?: number} = {},
): CheckRunner {
  const workerFile = join(folder, `${name}.mjs`);
  writeFileSync(workerFile, code);
  return createCheckRunner({workerFile, libraryFile: '', factsFile: '', ...options});
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const answer = 'process.on("message", ({id}) => process.send({id, result: {findings: [], unchecked: []}}));';

test('returns the result of the worker', async () => {
  const runner = createRunner('answer', answer);
  expect(await runner.check(files)).toEqual({findings: [], unchecked: []});
  await runner.close();
});

test('stops a check that takes too long, and answers the next one', async () => {
  const runner = createRunner('endless', 'process.on("message", () => { for (;;) {} });', {timeoutMs: 300});
  await expect(runner.check(files)).rejects.toThrow('took longer');
  await expect(runner.check(files)).rejects.toThrow('took longer');
  await runner.close();
});

test('reports a worker that ends, and starts another one', async () => {
  const runner = createRunner('ends', 'process.on("message", () => process.exit(3));');
  await expect(runner.check(files)).rejects.toThrow('ended with code 3.');
  await expect(runner.check(files)).rejects.toThrow('ended with code 3.');
  await runner.close();
});

test('reports the error of a worker that does not start', async () => {
  const runner = createRunner('broken', 'throw new TypeError("library.json is missing. Reinstall the package.");');
  await expect(runner.check(files)).rejects.toThrow(
    'The program that checks code ended with code 1. TypeError: library.json is missing. Reinstall the package.',
  );
  await runner.close();
});

test('replaces a worker that has ended between two checks', async () => {
  const runner = createRunner('once', `${answer} process.on("message", () => setTimeout(() => process.exit(), 50));`);
  await runner.check(files);
  await wait(500);
  expect(await runner.check(files)).toEqual({findings: [], unchecked: []});
  await runner.close();
});

/** Creates a worker that saves the path of each file in a log and never answers. */
function createSilentWorker(log: string): string {
  return `import {appendFileSync} from 'node:fs';
process.on('message', ({files}) => appendFileSync(${JSON.stringify(log)}, files[0].path + ' '));`;
}

test('rejects a check that has waited too long, and never runs it', async () => {
  const log = join(folder, 'waits.txt');
  const runner = createRunner('waits', createSilentWorker(log), {timeoutMs: 1000, maxWaitMs: 100});
  const first = runner.check([{path: 'first.tsx', text: ''}]);
  const states: string[] = [];
  const ends = [
    expect(first.finally(() => states.push('first'))).rejects.toThrow('took longer'),
    expect(runner.check(files).finally(() => states.push('second'))).rejects.toThrow('Too many checks are waiting'),
  ];
  await Promise.all(ends);
  expect(states).toEqual(['second', 'first']);
  await runner.close();
  expect(readFileSync(log, 'utf8')).toBe('first.tsx ');
});

test('skips a check whose client is gone', async () => {
  const log = join(folder, 'gone.txt');
  const runner = createRunner('gone', createSilentWorker(log), {timeoutMs: 500});
  const client = new AbortController();
  const checks = [runner.check([{path: 'first.tsx', text: ''}]), runner.check(files, client.signal)];
  client.abort();
  await Promise.allSettled(checks);
  await runner.close();
  expect(readFileSync(log, 'utf8')).toBe('first.tsx ');
});

test('says that it is stopping when it is closed, and starts no other worker', async () => {
  const log = join(folder, 'closed.txt');
  const runner = createRunner('closed', createSilentWorker(log));
  const checks = Promise.allSettled([runner.check(files), runner.check(files)]);
  await expect.poll(() => existsSync(log)).toBe(true);
  await runner.close();
  const reason = {message: 'The server is stopping. Try again in a few seconds.'};
  expect(await checks).toMatchObject([{reason}, {reason}]);
  expect(readFileSync(log, 'utf8')).toBe('a.tsx ');
});

test('stops a check that fills the memory', async () => {
  const code =
    'process.on("message", () => { const all = []; for (;;) { all.push(new Array(1000).fill(all.length)); } });';
  const runner = createRunner('memory', code, {timeoutMs: 60_000});
  await expect(runner.check(files)).rejects.toThrow('too much memory');
  await runner.close();
});

test.each([
  ['keeps a worker that has little memory', 1000, 'check 2'],
  ['replaces a worker that has grown', 999, 'check 1'],
])('%s', async (_, maxMemory, second) => {
  const code =
    'let count = 0; process.on("message", ({id}) => process.send({id, memory: 1000, message: `check ${++count}`}));';
  const runner = createRunner('growing', code, {maxMemory});
  await expect(runner.check(files)).rejects.toThrow('check 1');
  await expect(runner.check(files)).rejects.toThrow(second);
  await runner.close();
});

test('gives the worker no variables of the program that starts it', async () => {
  vi.stubEnv('SECRET_OF_SERVER', 'secret');
  const code =
    'process.on("message", ({id}) => process.send({id, message: `secret: ${process.env["SECRET_OF_SERVER"]}`}));';
  const runner = createRunner('variables', code);
  await expect(runner.check(files)).rejects.toThrow('secret: undefined');
  vi.unstubAllEnvs();
  await runner.close();
});

/** Starts a program that checks a file in a worker that answers with its process ID, and prints the answer. */
function runProgram(end: string): {readonly status: number | null; readonly workerId: number} {
  const runnerFile = JSON.stringify(join(import.meta.dirname, 'createCheckRunner.ts'));
  const workerFile = join(folder, 'process-id.mjs');
  writeFileSync(workerFile, 'process.on("message", ({id}) => process.send({id, message: String(process.pid)}));');
  const program = `
    const {createCheckRunner} = await import(${runnerFile});
    const runner = createCheckRunner({workerFile: ${JSON.stringify(workerFile)}, libraryFile: '', factsFile: ''});
    await runner.check([{path: 'a.tsx', text: ''}]).catch(({message}) => console.log(message));
    ${end}`;
  const {status, stdout} = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: root,
  });
  return {status, workerId: Number(stdout)};
}

test('ends the worker before a program that closes it ends', () => {
  const {status, workerId} = runProgram('await runner.close();');
  expect(status).toBe(0);
  expect(workerId).toBeGreaterThan(0);
  expect(isRunning(workerId)).toBe(false);
});

test('ends the worker when the program that started it is killed', async () => {
  const {workerId} = runProgram("process.kill(process.pid, 'SIGKILL');");
  expect(workerId).toBeGreaterThan(0);
  await expect.poll(() => isRunning(workerId), {timeout: 10_000}).toBe(false);
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
