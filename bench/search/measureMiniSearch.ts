import {createRequire} from 'node:module';
import {join} from 'node:path';
import {getCompressedSize} from '../../e2e/support/getCompressedSize.ts';
import type {SearchRecord} from '../../packages/search/contract.ts';
import {readIndex} from '../../packages/search/readIndex.ts';
import {installTools} from '../installTools.ts';
import {indexFile} from '../withSite.ts';
import type {SearchPeer} from './SearchPeer.ts';
import {measureHeapGrowth} from './measureHeapGrowth.ts';

/** MiniSearch with the sections of the same pages and the options that its documentation suggests. */
export async function measureMiniSearch(): Promise<SearchPeer> {
  const tools = await installTools();
  const {default: MiniSearch} = (await import(
    createRequire(join(tools, 'minisearch/package.json')).resolve('minisearch')
  )) as {default: new (options: object) => MiniSearch};
  const started = performance.now();
  const {made: search, bytes} = await measureHeapGrowth(async () => {
    const made = new MiniSearch(options);
    made.addAll(createSections((await readIndex(indexFile)).records));
    return made;
  });
  return {
    name: 'MiniSearch 7.2.0',
    indexBytes: getCompressedSize(JSON.stringify(search), 9),
    buildSeconds: (performance.now() - started) / 1000,
    memoryBytes: bytes,
    find: (query, limit) =>
      Promise.resolve(
        search
          .search(query)
          .slice(0, limit)
          .map(({id}) => id),
      ),
  };
}

type MiniSearch = {
  readonly addAll: (sections: readonly Section[]) => void;
  readonly search: (query: string) => readonly {readonly id: string}[];
};

/** A heading and the text below it. Its ID is its URL. */
type Section = {readonly id: string; readonly title: string; readonly heading: string; text: string};

const options = {
  fields: ['title', 'heading', 'text'],
  searchOptions: {prefix: true, fuzzy: 0.2, boost: {title: 3, heading: 2}},
};

function createSections(records: readonly SearchRecord[]): readonly Section[] {
  const sections = new Map<string, Section>();
  for (const {url, hierarchy, type, content} of records) {
    const section = sections.get(url) ?? {
      id: url,
      title: hierarchy.lvl1,
      heading: (type === 'content' ? null : hierarchy[type]) ?? '',
      text: '',
    };
    section.text += ` ${content ?? ''}`;
    sections.set(url, section);
  }
  return [...sections.values()];
}
