import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findWorkingRedirects} from './findWorkingRedirects.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'redirects-'));
  for (const page of ['docs/player/api', 'docs/skia']) {
    await mkdir(join(directory, page), {recursive: true});
    await writeFile(join(directory, page, 'index.html'), '');
  }
  await writeFile(join(directory, 'docs/player/api.md'), '');
});
afterAll(async () => {
  await rm(directory, {recursive: true});
});

function getRedirect(path: string): [to: string, status: number] | undefined {
  const redirect = findWorkingRedirects(directory).find(({from}) => from === path);
  return redirect && [redirect.to, redirect.status];
}

test('redirects pages and their Markdown copies', () => {
  expect(getRedirect('/docs/player/player')).toEqual(['/docs/player/api', 301]);
  expect(getRedirect('/docs/player/player.md')).toEqual(['/docs/player/api.md', 301]);
});

test('leaves out targets that the site lacks, and the copies of other sites', () => {
  expect(getRedirect('/skia')).toEqual(['/docs/skia', 307]);
  expect(getRedirect('/skia.md')).toBeUndefined();
  expect(getRedirect('/lottie')).toBeUndefined();
  expect(getRedirect('/discord')?.[1]).toBe(307);
  expect(getRedirect('/discord.md')).toBeUndefined();
});
