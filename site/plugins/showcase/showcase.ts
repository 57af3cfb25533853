import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readShowcase} from './readShowcase';

const folder = join(__dirname, '../../showcase');

/** Prepares the files of `site/showcase` for the page: `@generated/site-showcase/default/items.json`. */
export const showcase = (): Plugin => ({
  name: 'site-showcase',
  getPathsToWatch: () => [join(folder, '*.json')],
  contentLoaded: async ({actions}) => {
    const items = await readShowcase(folder);
    await actions.createData('items.json', JSON.stringify(items));
  },
});
