import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {afterAll, expect, test} from 'vitest';
import {tarProject} from './tarProject.ts';
import {zipProject} from './zipProject.ts';

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(folder, {recursive: true}));

const project = {
  name: 'my-video',
  texts: {'src/Umlaut.tsx': 'export const a = "ä";\n', '.gitignore': '', 'package.json': '{}\n'.repeat(400)},
  media: {'public/song.mp3': 'media/song.mp3'},
  steps: [],
};
const song = new Uint8Array(512).fill(7);

async function load(path: string): Promise<Uint8Array> {
  return path === 'media/song.mp3' ? song : new Uint8Array();
}

test('tar unpacks the archive', async () => {
  writeFileSync(join(folder, 'a.tar.gz'), await tarProject(project, load));
  execFileSync('tar', ['-xzf', 'a.tar.gz'], {cwd: folder});
  const unpacked = join(folder, 'my-video');
  expect(readdirSync(unpacked, {recursive: true}).sort()).toEqual(
    ['.gitignore', 'package.json', 'public', join('public', 'song.mp3'), 'src', join('src', 'Umlaut.tsx')].sort(),
  );
  for (const [path, text] of Object.entries(project.texts)) {
    expect(readFileSync(join(unpacked, path), 'utf8')).toBe(text);
  }
  expect(new Uint8Array(readFileSync(join(unpacked, 'public/song.mp3')))).toEqual(song);
});

test('the same project always gives the same archive', async () => {
  const reversed = {...project, texts: Object.fromEntries(Object.entries(project.texts).reverse())};
  expect(await tarProject(project, load)).toEqual(await tarProject(reversed, load));
});

test('a path that the format can not store is an error', async () => {
  const texts = {[`src/${'x'.repeat(100)}.ts`]: ''};
  await expect(tarProject({...project, texts}, load)).rejects.toThrow('Shorten it.');
});

test('the ZIP archive has the same files', async () => {
  const files = unzipSync(await zipProject(project, load));
  expect(strFromU8(files['my-video/src/Umlaut.tsx'] ?? new Uint8Array())).toBe(project.texts['src/Umlaut.tsx']);
  expect(files['my-video/public/song.mp3']).toEqual(song);
});
