import {existsSync, readFileSync} from 'node:fs';
import {type DemoOnDisk, findDemoFolders, readDemo} from '../../demos/readDemos.ts';
import {findAnimatedValues} from '../../demos/render/findAnimatedValues.ts';
import {getPosterPath, getStripPath, getValuesPath} from '../../demos/render/paths.ts';
import {readImages} from '../../demos/render/images.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import {findAttributeValues} from '../../packages/content-model/findAttributeValues.ts';
import type {Page} from '../../packages/content-model/page.ts';
import {findDemosOutsideDocs} from '../findDemosOutsideDocs.ts';
import type {ContentCheck} from '../ContentCheck.ts';

/** Checks that every demo runs, renders the stored values, has images of its current version, and is on a page. */
export const demos: ContentCheck<Promise<ContentProblem[]>> = {
  title: 'Demos run and are on a page',
  problems: async ({pages}) => {
    const problems: ContentProblem[] = [];
    const shown = findShownDemos(pages);
    for (const name of findDemoFolders()) {
      const found = await tryRun(() => readDemo(name));
      if (found instanceof Error) {
        problems.push(formatProblem(name, 'demo.ts', found.message, 'Correct demo.ts'));
      } else {
        problems.push(...(await checkDemo(found, shown)));
      }
    }
    return problems;
  },
  counted: () => `${findDemoFolders().length} demos`,
};

/** Returns the names of the demos that a page shows, in the documentation or outside of it. */
export function findShownDemos(pages: readonly Page[]): ReadonlySet<string> {
  return new Set([...pages.flatMap((page) => findAttributeValues(page, 'Demo', 'name')), ...findDemosOutsideDocs()]);
}

/** Returns the problems of a demo. `shown` contains the names of the demos that a page shows. */
export async function checkDemo(found: DemoOnDisk, shown: ReadonlySet<string>): Promise<ContentProblem[]> {
  return [...(await checkValues(found)), ...checkPicture(found), ...checkPlaces(found, shown)];
}

async function checkValues(found: DemoOnDisk): Promise<ContentProblem[]> {
  const {name, file} = found;
  const stored = readImages()[name];
  const values = await tryRun(() => findAnimatedValues(found, stored?.frames ?? [found.demo.posterFrame]));
  if (values instanceof Error) {
    return [formatProblem(name, file, `The demo throws an error: ${values.message}`, 'Fix the component')];
  }
  if (!stored || !existsSync(getValuesPath(name)) || readFileSync(getValuesPath(name), 'utf8') === values) {
    return [];
  }
  return [
    formatProblem(
      name,
      file,
      'Its values differ from frames.txt',
      `If this is intentional, run: npm run render -- ${name}`,
    ),
  ];
}

function checkPicture({name, file, version}: DemoOnDisk): ContentProblem[] {
  const missing = [getPosterPath(name), getStripPath(name), getValuesPath(name)].some((path) => !existsSync(path));
  if (!missing && readImages()[name]?.version === version) {
    return [];
  }
  const message = missing ? 'Its images are missing' : 'Its images are older than its source';
  return [formatProblem(name, file, message, `Run: npm run render -- ${name}`)];
}

function checkPlaces({name, file}: DemoOnDisk, shown: ReadonlySet<string>): ContentProblem[] {
  if (shown.has(name)) {
    return [];
  }
  return [
    formatProblem(
      name,
      file,
      "It isn't on any page",
      `Add <Demo name="${name}" /> to a page, or add an entry to content/showcase`,
    ),
  ];
}

function formatProblem(name: string, file: string, message: string, fix: string): ContentProblem {
  return {
    file: `demos/${name}/${file}`,
    line: 1,
    message,
    fix,
  };
}

async function tryRun<T>(action: () => Promise<T>): Promise<T | Error> {
  try {
    return await action();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
