import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {demoFolders, readDemo} from '../../../demos/readDemos';
import {nearest} from '../../../reference/nearest';
import type {ShowcaseItem} from '../../src/data/showcase/ShowcaseItem';
import {entryFaults} from '../../src/data/showcase/entryFaults';
import type {ShowcaseEntry} from '../../src/data/showcase/showcaseEntry';
import {demoFacts} from '../demos/demoFacts';

/**
 * Reads the entries of a folder, newest first. Throws one error that names all files which break a rule, the field,
 * and what to write instead.
 */
export const readShowcase = async (folder: string): Promise<readonly ShowcaseItem[]> => {
  const found = readdirSync(folder)
    .sort()
    .map((file) => ({file, value: parsed(readFileSync(join(folder, file), 'utf8'))}));
  const faults = found.flatMap(({file, value}) => [
    ...fileFaults(file, value).map((fault) => `site/showcase/${file}: ${fault}`),
    ...twinFaults(file, value, found),
  ]);
  if (faults.length > 0) throw new Error(`The showcase has entries that break its rules:\n  ${faults.join('\n  ')}`);
  const items = await Promise.all(found.map(({file, value}) => itemOf(file, value as ShowcaseEntry)));
  return items.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
};

const itemOf = async (file: string, {demo, ...entry}: ShowcaseEntry): Promise<ShowcaseItem> => ({
  name: file.slice(0, -'.json'.length),
  ...entry,
  ...(demo !== undefined && {demo: demoFacts(await readDemo(demo))}),
});

const fileFaults = (file: string, value: unknown): readonly string[] => {
  if (!/^[a-z\d]+(-[a-z\d]+)*\.json$/.test(file))
    return ['Its name becomes an address: write small letters, digits and hyphens, and .json at the end.'];
  if (value instanceof Error) return [`It is no JSON: ${value.message}`];
  const demo = (value as {demo?: unknown} | null)?.demo;
  const known = demoFolders();
  return [
    ...entryFaults(value).map(({field, fix}) => (field ? `${field}: ${fix}` : fix)),
    ...(typeof demo === 'string' && !known.includes(demo)
      ? [`demo: There is no demos/${demo}. Nearest: ${nearest(demo, known).join(', ')}.`]
      : []),
  ];
};

interface Found {
  readonly file: string;
  readonly value: unknown;
}

const twinFaults = (file: string, value: unknown, all: readonly Found[]): readonly string[] => {
  const titleOf = (entry: unknown): unknown => (entry as {title?: unknown} | null)?.title;
  const twin = all.find((other) => other.file < file && titleOf(other.value) === titleOf(value));
  if (!twin || typeof titleOf(value) !== 'string') return [];
  return [`site/showcase/${file}: title: site/showcase/${twin.file} has it already; choose another.`];
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
};
