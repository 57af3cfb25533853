import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {workerPath, type SearchRecord} from '../contract.ts';
import {bundleWorker} from './bundleWorker.ts';
import type {PackedTexts} from './PackedRecord.ts';
import {packRecords, type PackedRecords} from './packRecords.ts';
import type {SearchFiles} from './SearchFiles.ts';
import {unpackOutline} from './unpackOutline.ts';
import {unpackTexts} from './unpackTexts.ts';

type SearchFilesBuild = {
  records: readonly SearchRecord[];
  /** Origin of the public site. */
  siteUrl: string;
  indexName: string;
  /** The folder of the built site. */
  siteDirectory: string;
};

// In a folder that browsers cache forever, because the file names change with the content.
export const searchFolder = 'assets/search';
// Files of an earlier index for the same build, including the compressed copies made since then.
const leftovers = [searchFolder, `${workerPath}.br`, `${workerPath}.gz`];
// The size before compression, which reduces it to a fifth. Large enough to compress well, small enough to process
// early.
const textsBytes = 300_000;

/**
 * Writes the files for searching in the browser into the built site: the outline, the paragraphs in several files, and
 * the worker that knows the paths of both. The URL of the worker is fixed; browsers cache the other files forever.
 * @throws if unpacking the files doesn't return the same records.
 */
export async function writeSearchFiles({records, siteUrl, indexName, siteDirectory}: SearchFilesBuild): Promise<void> {
  const packed = packRecords(records, siteUrl);
  assertLossless(records, packed);
  await Promise.all(leftovers.map((name) => rm(path.join(siteDirectory, name), {recursive: true, force: true})));
  const write = async (name: string, content: unknown) => {
    const json = JSON.stringify(content);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 12);
    await writeFiles(siteDirectory, `${searchFolder}/${name}.${hash}.json`, json);
    return `/${searchFolder}/${name}.${hash}.json`;
  };
  const files: SearchFiles = {
    indexName,
    outline: await write('outline', packed.outline),
    texts: await Promise.all(splitIntoFiles(packed.texts).map((part, index) => write(`texts-${index}`, part))),
  };
  await writeFiles(siteDirectory, workerPath, await bundleWorker(files));
}

function assertLossless(records: readonly SearchRecord[], {outline, texts}: PackedRecords): void {
  const unpacked = unpackOutline(outline).flatMap((headings, index) =>
    unpackTexts(headings, texts[index] ?? {keywords: [], paragraphs: []}),
  );
  const index = records.findIndex((record, position) => !isDeepStrictEqual(record, unpacked[position]));
  if (index !== -1 || records.length !== unpacked.length) {
    throw new Error(
      `The search files for browsers differ from the index at record ${records[index]?.objectID ?? ''}. Rebuild the site.`,
    );
  }
}

function splitIntoFiles(texts: PackedTexts[]): PackedTexts[][] {
  const parts: PackedTexts[][] = [];
  let bytes = Infinity;
  for (const page of texts) {
    if (bytes >= textsBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(page);
    bytes += JSON.stringify(page).length;
  }
  return parts;
}

async function writeFiles(directory: string, name: string, content: string): Promise<void> {
  const file = path.join(directory, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
}
