import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {findFinishedBuild} from './findFinishedBuild.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finished-build-'));
  git('init', '--quiet');
  write('content/docs/spring.mdx', 'A spring.');
  write('site/build/index.html', '<h1>Home</h1>');
  write('e2e/home.spec.ts', '');
  commit();
  findFinishedBuild(folder).record();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), {recursive: true});
  writeFileSync(join(folder, name), text);
}

function git(...args: readonly string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {cwd: folder});
}

function commit(): void {
  git('add', 'content', 'e2e');
  git('commit', '--quiet', '--allow-empty', '--message', 'docs: Explain springs');
}

test.each([
  ['nothing changed', () => {}],
  ['a test changed', () => write('e2e/home.spec.ts', 'test()')],
  ['a file was created by the build', () => write('packages/search/generated/index.json', '{}')],
])('is current if %s', (_, change) => {
  change();
  expect(findFinishedBuild(folder).isCurrent()).toBe(true);
});

test.each([
  ['a page changed', () => write('content/docs/spring.mdx', 'Two springs.')],
  ['a page was added', () => write('content/docs/audio.mdx', 'A sound.')],
  ['a page was deleted', () => rmSync(join(folder, 'content/docs/spring.mdx'))],
  ['a setting changed', () => vi.stubEnv('SEARCH_BACKEND', 'browser')],
  ['something was committed', commit],
  ['the site was deleted', () => rmSync(join(folder, 'site/build'), {recursive: true})],
  ['only the pages were built again', () => utimesSync(join(folder, 'site/build/index.html'), 0, 0)],
  ['it was forgotten', () => findFinishedBuild(folder).forget()],
])('is not current if %s', (_, change) => {
  change();
  expect(findFinishedBuild(folder).isCurrent()).toBe(false);
});

test('is not current if a page changed during the build', () => {
  const build = findFinishedBuild(folder);
  write('content/docs/spring.mdx', 'Two springs.');
  build.record();
  expect(findFinishedBuild(folder).isCurrent()).toBe(false);
});
