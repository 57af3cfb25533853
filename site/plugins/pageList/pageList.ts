import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {ListedPage} from '../../src/components/notFound/nearestPages';
import {readBuiltPages} from '../builtPages/readBuiltPages';

/** Writes the list of all pages, which the page for wrong addresses reads to find out what was meant. */
export const pageList = (): Plugin => ({
  name: 'page-list',
  postBuild: ({outDir}) => {
    const pages: readonly ListedPage[] = readBuiltPages(outDir).map(({path, title}) => ({path, title}));
    writeFileSync(join(outDir, 'pages.json'), JSON.stringify(pages));
    return Promise.resolve();
  },
});
