import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeSearchFiles} from './worker/writeSearchFiles.ts';
import type {SearchRecord} from './contract.ts';
import {createIndex} from './engine/indexing/createIndex.ts';
import {addRedirectLabels, type RedirectedPath} from './records/addRedirectLabels.ts';
import {addMessages} from './records/addMessages.ts';
import {countLinks} from './records/countLinks.ts';
import {createRecords} from './records/createRecords.ts';
import {removeDuplicateTexts} from './records/removeDuplicateTexts.ts';
import {findMessages, type LinkedMessage} from './records/findMessages.ts';
import {findRedirect} from './records/findRedirect.ts';

type IndexBuild = {
  /** The built site: a folder of HTML files. */
  siteDirectory: string;
  /** Origin of the public site, such as `https://www.example.com`. */
  siteUrl: string;
  /** Where to write `search-index.json`. */
  outputDirectory: string;
  /** The index name that the search in the browser requests. */
  indexName: string;
};

export const indexFileName = 'search-index.json';

/**
 * Indexes the built site: writes the index of the server to a file, and the files for searching in the browser into
 * the site.
 * @returns the path of the file and the number of records in it.
 * @throws if the folder doesn't contain any pages, which means that the site hasn't been built.
 */
export async function buildIndex({siteDirectory, siteUrl, outputDirectory, indexName}: IndexBuild) {
  const records = await readRecords(siteDirectory, siteUrl);
  if (records.length === 0) {
    throw new Error(`${siteDirectory} contains no pages to index. Build the site first: npm run build`);
  }
  const json = JSON.stringify(createIndex(records));
  const file = path.join(outputDirectory, indexFileName);
  await mkdir(outputDirectory, {recursive: true});
  await writeFile(file, json);
  await writeSearchFiles({records, siteUrl, indexName, siteDirectory});
  const pages = records.filter(({type}) => type === 'lvl1').length;
  return {file, pages, records: records.length, bytes: Buffer.byteLength(json)};
}

async function readRecords(siteDirectory: string, siteUrl: string): Promise<SearchRecord[]> {
  const files = await readdir(siteDirectory, {recursive: true}).catch(() => []);
  const pages = files.filter((file) => file.endsWith('.html') && path.basename(file) !== '404.html').sort();
  const records: SearchRecord[] = [];
  const links: string[][] = [];
  const redirects: RedirectedPath[] = [];
  const messages: LinkedMessage[] = [];
  for (const file of pages) {
    const html = await readFile(path.join(siteDirectory, file), 'utf8');
    const from = toServedPath(file);
    const to = findRedirect(html);
    if (to !== null) {
      redirects.push({from, to});
      continue;
    }
    const page = createRecords({html, path: from, siteUrl});
    records.push(...page.records);
    links.push(page.links);
    messages.push(...findMessages(html, siteUrl));
  }
  return countLinks(addMessages(addRedirectLabels(removeDuplicateTexts(records), redirects), messages), links);
}

function toServedPath(file: string): string {
  const route = file
    .split(path.sep)
    .join('/')
    .replace(/(?:^|\/)index\.html$|\.html$/, '');
  return `/${route}`;
}
