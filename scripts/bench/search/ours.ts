import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {builtSite} from '../../../e2e/builtSite.ts';
import {compressed} from '../../../e2e/compressed.ts';
import {buildIndex} from '../../../search/buildIndex.ts';
import {createEngine} from '../../../search/engine/createEngine.ts';
import {readIndex} from '../../../search/service/readIndex.ts';
import {readEnvironment} from '../../../site/config/environment.ts';
import type {Contender} from './Contender.ts';
import {heapGrowth} from './heapGrowth.ts';

/** This project's engine. Its index stays with the service; no reader loads it. */
export const ours = async (siteUrl: string): Promise<Contender> => {
  const folder = mkdtempSync(join(tmpdir(), 'our-index-'));
  try {
    const {indexName} = readEnvironment(process.env).search;
    const started = performance.now();
    const {file} = await buildIndex({siteDirectory: builtSite.folder, siteUrl, indexName, outputDirectory: folder});
    const buildSeconds = (performance.now() - started) / 1000;
    const {made: engine, bytes} = await heapGrowth(async () => createEngine(await readIndex(file)));
    return {
      name: 'this project',
      indexBytes: compressed(readFileSync(file), 9),
      buildSeconds,
      memoryBytes: bytes,
      find: (query, limit) =>
        Promise.resolve(engine.search({query, hitsPerPage: limit}).hits.map(({url}) => url ?? '')),
    };
  } finally {
    rmSync(folder, {recursive: true});
  }
};
