import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readShowcase} from './readShowcase.ts';
import {root} from '../../../../packages/tooling/root.ts';

const folder = join(root, 'content/showcase');

/**
 * Prepares the files of `content/showcase` as two lists, because the home page only needs one of them:
 * `@generated/site-showcase/default/examples.json` contains videos that play on this site, `projects.json` contains
 * external projects.
 */
export function showcase(): Plugin {
  return {
    name: 'site-showcase',
    getPathsToWatch: () => [join(folder, '*.json')],
    contentLoaded: async ({actions}) => {
      const items = await readShowcase(folder);
      await actions.createData('examples.json', JSON.stringify(items.filter(({demo}) => demo)));
      await actions.createData('projects.json', JSON.stringify(items.filter(({demo}) => !demo)));
    },
  };
}
