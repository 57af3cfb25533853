import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {sheets} from '../../samples/sheets';
import {highlight} from '../codeSamples/highlight';
import {drawSheet} from './drawSheet';

const folder = join(__dirname, '../../samples');

/**
 * Prepares the files of `site/samples` for pages that are not MDX: their source, highlighted, as
 * `@generated/site-samples/default/<file>.code.json`, and frames that they draw as `<name>.sheet.json`.
 * A sample is compiled with the site and run here, so that what is shown is what runs.
 */
export const samples = (): Plugin => ({
  name: 'site-samples',
  getPathsToWatch: () => [join(folder, '*')],
  contentLoaded: async ({actions}) => {
    for (const file of readdirSync(folder).filter(isSample)) {
      const code = await codeOf(file);
      await actions.createData(`${file}.code.json`, JSON.stringify(code));
    }
    for (const sheet of sheets) {
      const drawn = drawSheet(sheet, readFileSync(join(folder, `${sheet.sample}.tsx`), 'utf8'));
      await actions.createData(`${sheet.name}.sheet.json`, JSON.stringify(drawn));
    }
  },
});

const isSample = (file: string): boolean => !file.startsWith('.') && file !== 'sheets.ts';

const codeOf = async (file: string): Promise<{html: string; language: string; title: string}> => {
  const language = file.slice(file.lastIndexOf('.') + 1);
  const html = await highlight(readFileSync(join(folder, file), 'utf8').trimEnd(), language, new Set());
  if (html instanceof Error) throw new Error(`site/samples/${file}: ${html.message}`);
  return {html, language, title: language === 'json' ? file : `src/${file}`};
};
