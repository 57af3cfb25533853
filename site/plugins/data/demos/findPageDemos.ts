import type {Plugin} from '@docusaurus/types';
import {type DemoOnDisk, findDemoFolders, demosFolder, readDemo} from '../../../../demos/readDemos.ts';
import type {PageDemo} from '../../../src/components/marketing/LiveDemo/PageDemo.ts';
import {highlight} from '../../mdx/codeSamples/highlight.ts';
import {readDemoFacts} from './readDemoFacts.ts';

/**
 * Prepares the demos for pages that aren't MDX: `@generated/site-demos/default/<name>.json` contains the data and the
 * highlighted source for `<LiveDemo>`. Demos that no page imports aren't part of any bundle.
 */
export function findPageDemos(): Plugin {
  return {
    name: 'site-demos',
    getPathsToWatch: () => [`${demosFolder}/*/*.{ts,tsx}`],
    contentLoaded: async ({actions}) => {
      for (const name of findDemoFolders()) {
        const demo = await getPageDemo(await readDemo(name));
        await actions.createData(`${name}.json`, JSON.stringify(demo));
      }
    },
  };
}

/** Returns the data of a demo for a page. Throws if its source can't be highlighted. */
async function getPageDemo(found: DemoOnDisk): Promise<PageDemo> {
  const html = await highlight(found.source.trimEnd(), 'tsx', new Set());
  if (html instanceof Error) {
    throw new Error(`demos/${found.name}/${found.file}: ${html.message}`);
  }
  return {facts: readDemoFacts(found), code: {html, language: 'tsx'}};
}
