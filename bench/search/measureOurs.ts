import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {builtSite} from '../../e2e/support/builtSite.ts';
import {getCompressedSize} from '../../e2e/support/getCompressedSize.ts';
import {buildIndex} from '../../packages/search/buildIndex.ts';
import {createEngine} from '../../packages/search/engine/createEngine.ts';
import {readIndex} from '../../packages/search/readIndex.ts';
import {readEnvironment} from '../../packages/settings/readEnvironment.ts';
import type {SearchPeer} from './SearchPeer.ts';
import {measureHeapGrowth} from './measureHeapGrowth.ts';

/** The search engine of this project. Readers don't load its index, because the server does. */
export async function measureOurs(siteUrl: string): Promise<SearchPeer> {
  const folder = mkdtempSync(join(tmpdir(), 'our-index-'));
  try {
    const {indexName} = readEnvironment(process.env).search;
    const started = performance.now();
    const {file} = await buildIndex({siteDirectory: builtSite.folder, siteUrl, indexName, outputDirectory: folder});
    const buildSeconds = (performance.now() - started) / 1000;
    const {made: engine, bytes} = await measureHeapGrowth(async () => createEngine(await readIndex(file)));
    return {
      name: 'this project',
      indexBytes: getCompressedSize(readFileSync(file), 9),
      buildSeconds,
      memoryBytes: bytes,
      find: (query, limit) =>
        Promise.resolve(engine.search({query, hitsPerPage: limit}).hits.map(({url}) => url ?? '')),
    };
  } finally {
    rmSync(folder, {recursive: true});
  }
}
