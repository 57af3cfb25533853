import {mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readCovers} from './readCovers.ts';
import {root} from '../../../../packages/tooling/root.ts';

const content = join(root, 'content');

function read(cover: string): ReturnType<typeof readCovers> {
  const folder = mkdtempSync(join(tmpdir(), 'covers-'));
  writeFileSync(join(folder, 'post.mdx'), `---\nslug: 1-0\ncover: ${cover}\n---\n\nText.\n`);
  return readCovers([folder]);
}

test('every post of the site has a picture of its own', async () => {
  const folders = [join(content, 'blog'), join(content, 'success-stories')];
  const covers = await readCovers(folders);
  const posts = folders.flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith('.mdx')));
  expect(Object.keys(covers)).toHaveLength(posts.length);
  expect(new Set(Object.values(covers)).size).toBe(posts.length);
});

test('returns the poster of a demo, or the path of an image', async () => {
  expect(await read('lottie')).toEqual({'1-0': expect.stringMatching(/^\/posters\/lottie\.avif\?v=\w+$/)});
  expect(await read('/img/mark.svg')).toEqual({'1-0': '/img/mark.svg'});
});

test('shows the nearest demos if there is none with this name', async () => {
  await expect(read('lotie')).rejects.toThrow(
    'post.mdx: The cover "lotie" isn\'t the name of a demo. Did you mean lottie?',
  );
  await expect(read('/img/none.svg')).rejects.toThrow("The cover /img/none.svg isn't in site/static.");
});
