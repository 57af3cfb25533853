import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {highlight} from '../../mdx/codeSamples/highlight.ts';

const folder = join(__dirname, '../../../samples');

/**
 * Prepares the highlighted source of the files in `site/samples` for pages that aren't MDX, as
 * `@generated/site-samples/default/<file>.code.json`. The samples are compiled together with the site.
 */
export function samples(): Plugin {
  return {
    name: 'site-samples',
    getPathsToWatch: () => [join(folder, '*')],
    contentLoaded: async ({actions}) => {
      for (const file of readdirSync(folder).filter((name) => !name.startsWith('.'))) {
        const code = await getCode(file);
        await actions.createData(`${file}.code.json`, JSON.stringify(code));
      }
    },
  };
}

async function getCode(file: string): Promise<{html: string; language: string; title: string}> {
  const language = file.slice(file.lastIndexOf('.') + 1);
  const html = await highlight(readFileSync(join(folder, file), 'utf8').trimEnd(), language, new Set());
  if (html instanceof Error) {
    throw new Error(`site/samples/${file}: ${html.message}`);
  }
  return {html, language, title: `src/${file}`};
}
