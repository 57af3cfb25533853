import type {Plugin} from '@docusaurus/types';
import {type DemoOnDisk, demoFolders, demosFolder, readDemo} from '../../../demos/readDemos';
import type {PageDemo} from '../../src/components/marketing/LiveDemo/PageDemo';
import {highlight} from '../codeSamples/highlight';
import {demoFacts} from './demoFacts';

/**
 * Prepares the demos for pages that are not MDX: `@generated/site-demos/default/<name>.json` holds the facts of one
 * and its highlighted source, which `<LiveDemo>` takes. What no page imports reaches no reader.
 */
export const pageDemos = (): Plugin => ({
  name: 'site-demos',
  getPathsToWatch: () => [`${demosFolder}/*/*.{ts,tsx}`],
  contentLoaded: async ({actions}) => {
    for (const name of demoFolders()) {
      const demo = await pageDemo(await readDemo(name));
      await actions.createData(`${name}.json`, JSON.stringify(demo));
    }
  },
});

/** What a page shows of a demo. Throws when its source can't be highlighted. */
export const pageDemo = async (found: DemoOnDisk): Promise<PageDemo> => {
  const html = await highlight(found.source.trimEnd(), 'tsx', new Set());
  if (html instanceof Error) throw new Error(`demos/${found.name}/${found.file}: ${html.message}`);
  return {facts: demoFacts(found), code: {html, language: 'tsx'}};
};
