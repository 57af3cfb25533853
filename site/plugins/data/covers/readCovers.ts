import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {findDemoFolders, readDemo} from '../../../../demos/readDemos.ts';
import {readPage} from '../../../../packages/content-model/page.ts';
import {findNearestNames} from '../../../../packages/toolkit-model/findNearestNames.ts';
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
      .map((name) => ({name, ...readPage(join(folder, name)).frontMatter})),
  );
  const covers = await Promise.all(
    posts.map(async ({name, slug, cover}: Post) =>
      cover === undefined ? [] : [[slug ?? name, await findImage(cover, name)] as const],
    ),
  );
  return Object.fromEntries(covers.flat());
}

type Post = {
  /** The name of its file. */
  readonly name: string;
  readonly slug?: string;
  readonly cover?: string;
};

async function findImage(cover: string, post: string): Promise<string> {
  if (cover.startsWith('/')) {
    if (!existsSync(join(staticFolder, cover))) {
      throw new Error(`${post}: The cover ${cover} isn't in site/static. Add the image, or name a demo.`);
    }
    return cover;
  }
  const demos = findDemoFolders();
  if (!demos.includes(cover)) {
    const [nearest, ...others] = findNearestNames(cover, demos);
    throw new Error(
      `${post}: The cover "${cover}" isn't the name of a demo. Did you mean ${nearest}? Others are ${others.join(', ')}.`,
    );
  }
  return readDemoFacts(await readDemo(cover)).poster;
}
