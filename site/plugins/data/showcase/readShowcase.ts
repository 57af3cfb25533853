import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {findDemoFolders, readDemo} from '../../../../demos/readDemos.ts';
import {findNearestNames} from '../../../../packages/toolkit-model/findNearestNames.ts';
import type {ShowcaseItem} from '../../../src/data/showcase/ShowcaseItem.ts';
import {findShowcaseErrors} from '../../../src/data/showcase/findShowcaseErrors.ts';
import type {ShowcaseEntry} from '../../../src/data/showcase/showcaseEntry.ts';
import {readDemoFacts} from '../demos/readDemoFacts.ts';

/**
 * Reads the entries in a folder: featured ones first, then newest first. Throws a single error that lists all invalid
 * files and fields, and how to fix them.
 */
export async function readShowcase(folder: string): Promise<readonly ShowcaseItem[]> {
  const found = readdirSync(folder)
    .sort()
    .map((file) => ({file, value: parseJson(readFileSync(join(folder, file), 'utf8'))}));
  const problems = found.flatMap(({file, value}) => [
    ...checkFile(file, value).map((problem) => `content/showcase/${file}: ${problem}`),
    ...checkTwins(file, value, found),
  ]);
  if (problems.length > 0) {
    throw new Error(`The showcase has entries that break its rules:\n  ${problems.join('\n  ')}`);
  }
  const items = await Promise.all(found.map(({file, value}) => readItem(file, value as ShowcaseEntry)));
  return items.sort(
    (a, b) => Number(b.featured ?? false) - Number(a.featured ?? false) || (b.date ?? '').localeCompare(a.date ?? ''),
  );
}

async function readItem(file: string, {demo, ...entry}: ShowcaseEntry): Promise<ShowcaseItem> {
  return {
    name: file.slice(0, -'.json'.length),
    ...entry,
    ...(demo !== undefined && {demo: readDemoFacts(await readDemo(demo))}),
  };
}

function checkFile(file: string, value: unknown): readonly string[] {
  if (!/^[a-z\d]+(-[a-z\d]+)*\.json$/.test(file)) {
    return ['Its name becomes part of a URL. Use lowercase letters, digits and hyphens, followed by .json.'];
  }
  if (value instanceof Error) {
    return [`The file isn't valid JSON: ${value.message}`];
  }
  const demo = (value as {demo?: unknown} | null)?.demo;
  const known = findDemoFolders();
  return [
    ...findShowcaseErrors(value).map(({field, fix}) => (field ? `${field}: ${fix}` : fix)),
    ...(typeof demo === 'string' && !known.includes(demo)
      ? [`demo: There is no demos/${demo}. Nearest: ${findNearestNames(demo, known).join(', ')}.`]
      : []),
  ];
}

type Found = {
  readonly file: string;
  readonly value: unknown;
};

function checkTwins(file: string, value: unknown, all: readonly Found[]): readonly string[] {
  const getTitle = (entry: unknown): unknown => (entry as {title?: unknown} | null)?.title;
  const twin = all.find((other) => other.file < file && getTitle(other.value) === getTitle(value));
  if (!twin || typeof getTitle(value) !== 'string') {
    return [];
  }
  return [`content/showcase/${file}: title: content/showcase/${twin.file} has it already; choose another.`];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
