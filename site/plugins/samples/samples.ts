import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {highlight} from '../codeSamples/highlight';

const folder = join(__dirname, '../../samples');

/**
 * Prepares the files of `site/samples` for pages that are not MDX: their source, highlighted, as
 * `@generated/site-samples/default/<file>.code.json`. A sample is compiled with the site.
 */
export const samples = (): Plugin => ({
  name: 'site-samples',
  getPathsToWatch: () => [join(folder, '*')],
  contentLoaded: async ({actions}) => {
    for (const file of readdirSync(folder).filter((name) => !name.startsWith('.'))) {
      const code = await codeOf(file);
      await actions.createData(`${file}.code.json`, JSON.stringify(code));
    }
  },
});

const codeOf = async (file: string): Promise<{html: string; language: string; title: string}> => {
  const language = file.slice(file.lastIndexOf('.') + 1);
  const html = await highlight(readFileSync(join(folder, file), 'utf8').trimEnd(), language, new Set());
  if (html instanceof Error) throw new Error(`site/samples/${file}: ${html.message}`);
  return {html, language, title: `src/${file}`};
};
