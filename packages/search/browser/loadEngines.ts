import {createEngine, type Engine} from '../engine/createEngine.ts';
import {createIndex} from '../engine/indexing/createIndex.ts';
import {createIndexer} from '../engine/indexing/createIndexer.ts';
import type {PackedHead, PackedTexts} from './PackedRecord.ts';
import type {SearchFiles} from './SearchFiles.ts';
import {unpackHead} from './unpackHead.ts';
import {unpackTexts} from './unpackTexts.ts';

/** Loads and parses the file at a path. */
export type LoadFile = (path: string) => Promise<unknown>;

export type LoadedFiles = Pick<SearchFiles, 'head' | 'texts'>;

export type EngineLoad = {
  files: LoadedFiles;
  load: LoadFile;
  /** Called when names and titles are searchable. */
  onHead: (engine: Engine) => void;
  /** Called between two steps of the work so that searches can run. */
  rest: () => Promise<void>;
};

const PAGES_IN_A_STEP = 5;

/**
 * Loads and indexes the files, starting with the names. Returns the engine for all records, which matches the one that
 * the service creates for the same site.
 */
export async function loadEngines({files, load, onHead, rest}: EngineLoad): Promise<Engine> {
  const pages = unpackHead((await load(files.head)) as PackedHead);
  onHead(createEngine(createIndex(pages.flat())));
  const loading = files.texts.map(load);
  // The files are awaited one after the other. This prevents an unhandled rejection if a later one fails early.
  loading.forEach((file) => file.catch(() => undefined));
  const indexer = createIndexer();
  let next = 0;
  for (const file of loading) {
    for (const texts of (await file) as PackedTexts[]) {
      const headings = pages[next];
      if (headings === undefined) {
        throw new Error('The search files are damaged: they contain more texts than pages. Rebuild the site.');
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
