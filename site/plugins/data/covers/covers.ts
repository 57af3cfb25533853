import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readCovers} from './readCovers.ts';
import {root} from '../../../../packages/tooling/root.ts';

const folders = ['content/blog', 'content/success-stories'].map((folder) => join(root, folder));

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
