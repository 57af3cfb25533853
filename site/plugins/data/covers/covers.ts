import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readCovers} from './readCovers.ts';

const content = join(__dirname, '../../../../content');
const folders = ['blog', 'success-stories'].map((name) => join(content, name));

/** Prepares the pictures of posts in lists: `@generated/site-covers/default/covers.json` contains a URL by slug. */
export function covers(): Plugin {
  return {
    name: 'site-covers',
    getPathsToWatch: () => folders.map((folder) => join(folder, '*.mdx')),
    contentLoaded: async ({actions}) => {
      await actions.createData('covers.json', JSON.stringify(await readCovers(folders)));
    },
  };
}
