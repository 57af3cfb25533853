import {createEngine, type Engine} from '../engine/createEngine.ts';
import {createIndex} from '../engine/createIndex.ts';
import {createIndexer} from '../engine/createIndexer.ts';
import type {PackedHead, PackedTexts} from './PackedRecord.ts';
import type {SearchFiles} from './SearchFiles.ts';
import {unpackHead} from './unpackHead.ts';
import {unpackTexts} from './unpackTexts.ts';

/** Loads and parses a file by its path. */
export type LoadFile = (path: string) => Promise<unknown>;

export type LoadedFiles = Pick<SearchFiles, 'head' | 'texts'>;

export type EngineLoad = {
  files: LoadedFiles;
  load: LoadFile;
  /** Called when names and titles can be searched. */
  onHead: (engine: Engine) => void;
  /** Called between two steps of the work; lets searches run. */
  rest: () => Promise<void>;
};

const PAGES_IN_A_STEP = 5;

/**
 * Loads and indexes the files, the names first. Gives the engine of all records: the one that the service makes of the
 * same site.
 */
export async function loadEngines({files, load, onHead, rest}: EngineLoad): Promise<Engine> {
  const pages = unpackHead((await load(files.head)) as PackedHead);
  onHead(createEngine(createIndex(pages.flat())));
  const loading = files.texts.map(load);
  // Each is waited for in its turn; that one fails before its turn is no unhandled error.
  loading.forEach((file) => file.catch(() => undefined));
  const indexer = createIndexer();
  let next = 0;
  for (const file of loading) {
    for (const texts of (await file) as PackedTexts[]) {
      const headings = pages[next];
      if (headings === undefined) {
        throw new Error('There are more texts than pages.');
      }
      indexer.add(unpackTexts(headings, texts));
      next++;
      if (next % PAGES_IN_A_STEP === 0) {
        await rest();
      }
    }
  }
  await rest();
  return createEngine(indexer.finish());
}
