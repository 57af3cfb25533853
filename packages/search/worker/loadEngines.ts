import {createEngine, type Engine} from '../engine/createEngine.ts';
import {createIndex} from '../engine/indexing/createIndex.ts';
import {createIndexer} from '../engine/indexing/createIndexer.ts';
import type {PackedOutline, PackedTexts} from './PackedRecord.ts';
import type {SearchFiles} from './SearchFiles.ts';
import {unpackOutline} from './unpackOutline.ts';
import {unpackTexts} from './unpackTexts.ts';

/** Loads and parses the file at a path. */
export type FileLoader = (path: string) => Promise<unknown>;

export type LoadedFiles = Pick<SearchFiles, 'outline' | 'texts'>;

type EngineLoad = {
  files: LoadedFiles;
  loadFile: FileLoader;
  /** Called when names and titles are searchable, with the engine for them. */
  onOutline: (engine: Engine) => void;
  /** Called between two batches of pages so that searches can run. */
  yieldToEvents: () => Promise<void>;
};

const pagesPerBatch = 5;

/**
 * Loads and indexes the files, starting with the outline. Returns the engine for all records, which matches the one that
 * the server creates for the same site.
 */
export async function loadEngines({files, loadFile, onOutline, yieldToEvents}: EngineLoad): Promise<Engine> {
  const pages = unpackOutline((await loadFile(files.outline)) as PackedOutline);
  onOutline(createEngine(createIndex(pages.flat())));
  const loading = files.texts.map(loadFile);
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
      if (next % pagesPerBatch === 0) {
        await yieldToEvents();
      }
    }
  }
  await yieldToEvents();
  return createEngine(indexer.finish());
}
