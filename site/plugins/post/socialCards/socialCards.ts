import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {addToHead} from '../addToHead.ts';
import type {BuiltPage} from '../BuiltPage.ts';
import type {BuiltSite} from '../BuiltSite.ts';
import {createFileName} from '../createFileName.ts';
import {openDiskCache} from '../../../../packages/tooling/openDiskCache.ts';
import {root} from '../../../../packages/tooling/root.ts';
import {runInParallel} from '../../../../packages/tooling/runInParallel.ts';
import type {Card} from './Card.ts';
import {createCardTags} from './createCardTags.ts';
import {drawCard} from './drawCard.ts';

/**
 * Adds the social card of each page to its head: the image that appears when somebody shares its URL. Readers of the page
 * don't load it.
 */
export function addSocialCards({pages}: BuiltSite): void {
  for (const page of pages) {
    addToHead(page.file, createCardTags(createCard(page), new URL(getCardPath(page), page.url).href));
  }
}

/** Draws the social cards. */
export async function drawSocialCards({folder, pages}: BuiltSite): Promise<void> {
  const cache = openDiskCache('socialCards', [__dirname, join(root, 'package-lock.json')]);
  // Pixels are drawn and compressed in other threads.
  await runInParallel(pages, async (page) => {
    const card = createCard(page);
    const target = join(folder, getCardPath(page));
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, await cache.getOrCreate(JSON.stringify(card), () => drawCard(card)));
  });
}

function getCardPath({path}: BuiltPage): string {
  return `/cards/${createFileName(path)}.jpg`;
}

/** Returns the text of a page's card. */
function createCard({path, title, description, section, parents}: BuiltPage): Card {
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
