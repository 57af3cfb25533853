import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {addToHead} from '../addToHead.ts';
import type {BuiltPage} from '../BuiltPage.ts';
import type {BuiltSite} from '../BuiltSite.ts';
import {createFileName} from '../createFileName.ts';
import {openDiskCache} from '../../../../packages/tooling/diskCache.ts';
import {root} from '../../../../packages/tooling/root.ts';
import {runInParallel} from '../../../../packages/tooling/runInParallel.ts';
import type {Card} from './Card.ts';
import {createCardTags} from './createCardTags.ts';
import {drawCard} from './drawCard.ts';

/**
 * Renders the image that appears when somebody shares the URL of a page, and adds it to the page's head. Readers of the
 * page don't load it.
 */
export async function addSocialCards({folder, pages}: BuiltSite): Promise<void> {
  const cache = openDiskCache('socialCards', [__dirname, join(root, 'package-lock.json')]);
  // Drawing and compression run in other threads.
  await runInParallel(pages, async (page) => {
    const card = createCard(page);
    const path = `/cards/${createFileName(page.path)}.jpg`;
    const target = join(folder, path);
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, await cache.getOrCreate(JSON.stringify(card), () => drawCard(card)));
    addToHead(page.file, createCardTags(card, new URL(path, page.address).href));
  });
}

/** Returns the text of a page's card. */
export function createCard({path, title, description, section, parents}: BuiltPage): Card {
  return {
    place: [...places[section], ...parents.map(({name}) => name)],
    title,
    description,
    path: path === '/' ? '' : path,
  };
}

const places: Readonly<Record<BuiltPage['section'], readonly string[]>> = {
  docs: ['Docs'],
  blog: ['Blog'],
  'success-stories': ['Success stories'],
  pages: [],
};
