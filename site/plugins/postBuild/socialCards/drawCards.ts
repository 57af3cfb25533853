import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {BuiltPage} from '../BuiltPage.ts';
import {openDiskCache} from '../../../../packages/tooling/openDiskCache.ts';
import {root} from '../../../../packages/tooling/root.ts';
import {runInParallel} from '../../../../packages/tooling/runInParallel.ts';
import {createCard, getCardPath} from './createCard.ts';
import {drawCard} from './drawCard.ts';

/** Draws the social cards into the folder of the built site. */
export async function drawCards(folder: string, pages: readonly BuiltPage[]): Promise<void> {
  const cache = openDiskCache('socialCards', [__dirname, join(root, 'package-lock.json')]);
  // Pixels are drawn and compressed in other threads.
  await runInParallel(pages, async (page) => {
    const card = createCard(page);
    const target = join(folder, getCardPath(page));
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, await cache.getOrCreate(JSON.stringify(card), () => drawCard(card)));
  });
}
