import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {addToHead} from '../builtPages/addToHead';
import type {BuiltPage} from '../builtPages/BuiltPage';
import {fileName} from '../builtPages/fileName';
import {kept} from '../builtPages/kept';
import {readBuiltPages} from '../builtPages/readBuiltPages';
import type {Card} from './Card';
import {cardTags} from './cardTags';
import {drawCard} from './drawCard';

/**
 * Draws a picture for each page, which is shown where somebody shares its address, and names it in the page's head.
 * Readers of the page don't load it.
 */
export const socialCards = (): Plugin => ({
  name: 'social-cards',
  postBuild: async ({outDir}) => {
    for (const page of readBuiltPages(outDir)) {
      const card = cardOf(page);
      const path = `/cards/${fileName(page.path)}.jpg`;
      const target = join(outDir, path);
      mkdirSync(dirname(target), {recursive: true});
      writeFileSync(target, await kept(__dirname, JSON.stringify(card), () => drawCard(card)));
      addToHead(page.file, cardTags(card, new URL(path, page.address).href));
    }
  },
});

/** What the card of a page says. */
export const cardOf = ({path, title, description, section, parents}: BuiltPage): Card => ({
  place: [...places[section], ...parents.map(({name}) => name)],
  title,
  description,
  path: path === '/' ? '' : path,
});

const places: Readonly<Record<BuiltPage['section'], readonly string[]>> = {
  docs: ['Docs'],
  blog: ['Blog'],
  'success-stories': ['Success stories'],
  pages: [],
};
