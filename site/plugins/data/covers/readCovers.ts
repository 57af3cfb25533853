import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {findDemoFolders, readDemo} from '../../../../demos/readDemos.ts';
import {findNearest} from '../../../../packages/toolkit-model/findNearest.ts';
import {readDemoFacts} from '../demos/readDemoFacts.ts';

const staticFolder = join(__dirname, '../../../static');

/**
 * Reads the `cover` of each post: the name of a demo, whose poster is used, or the path of an image in `static`. Returns
 * the URLs of the images by slug. Throws if there's no such demo or image.
 */
export async function readCovers(folders: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const posts = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => ({name, text: readFileSync(join(folder, name), 'utf8')})),
  );
  const covers = await Promise.all(
    posts.map(async ({name, text}) => {
      const cover = getField(text, 'cover');
      return cover === undefined ? [] : [[getField(text, 'slug') ?? name, await findImage(cover, name)] as const];
    }),
  );
  return Object.fromEntries(covers.flat());
}

function getField(text: string, key: string): string | undefined {
  return new RegExp(`^${key}: (.+)$`, 'm').exec(text)?.[1]?.trim();
}

async function findImage(cover: string, post: string): Promise<string> {
  if (cover.startsWith('/')) {
    if (!existsSync(join(staticFolder, cover))) {
      throw new Error(`${post}: The cover ${cover} isn't in site/static. Add the image, or name a demo.`);
    }
    return cover;
  }
  const demos = findDemoFolders();
  if (!demos.includes(cover)) {
    const [nearest, ...others] = findNearest(cover, demos);
    throw new Error(
      `${post}: The cover "${cover}" isn't the name of a demo. Did you mean ${nearest}? Others are ${others.join(', ')}.`,
    );
  }
  return readDemoFacts(await readDemo(cover)).poster;
}
