import {existsSync, readFileSync} from 'node:fs';
import {type DemoOnDisk, demoFolders, readDemo} from '../../demos/readDemos.ts';
import {animatedValues} from '../../demos/render/animatedValues.ts';
import {posterPath, stripPath, valuesPath} from '../../demos/render/paths.ts';
import {readPictures} from '../../demos/render/pictures.ts';
import type {Fault} from '../fault.ts';
import type {Page} from '../page.ts';
import {demosOutsideDocs} from '../demosOutsideDocs.ts';
import type {Proof} from '../proof.ts';

/** Every demo runs, draws the values that are stored, has pictures of its present version, and is shown somewhere. */
export const demos: Proof<Promise<Fault[]>> = {
  name: 'Demos run and are shown',
  faults: async ({pages}) => {
    const faults: Fault[] = [];
    for (const name of demoFolders()) {
      const found = await attempt(() => readDemo(name));
      if (found instanceof Error) faults.push(faultOf(name, 'demo.ts', found.message, 'Correct demo.ts'));
      else faults.push(...(await demoFaults(found, pages)));
    }
    return faults;
  },
  counted: () => `${demoFolders().length} demos`,
};

/** What is wrong with one demo. */
export const demoFaults = async (found: DemoOnDisk, pages: readonly Page[]): Promise<Fault[]> => [
  ...(await valueFaults(found)),
  ...pictureFaults(found),
  ...placeFaults(found, pages),
];

const valueFaults = async (found: DemoOnDisk): Promise<Fault[]> => {
  const {name, file} = found;
  const stored = readPictures()[name];
  const values = await attempt(() => animatedValues(found, stored?.frames ?? [found.demo.posterFrame]));
  if (values instanceof Error) return [faultOf(name, file, `It throws: ${values.message}`, 'Correct the component')];
  if (!stored || !existsSync(valuesPath(name)) || readFileSync(valuesPath(name), 'utf8') === values) return [];
  return [faultOf(name, file, 'Its values are not those of frames.txt', `If that is meant: npm run render -- ${name}`)];
};

const pictureFaults = ({name, file, version}: DemoOnDisk): Fault[] => {
  const missing = [posterPath(name), stripPath(name), valuesPath(name)].some((path) => !existsSync(path));
  if (!missing && readPictures()[name]?.version === version) return [];
  const message = missing ? 'Its pictures are missing' : 'Its pictures are older than its source';
  return [faultOf(name, file, message, `npm run render -- ${name}`)];
};

const placeFaults = ({name, file}: DemoOnDisk, pages: readonly Page[]): Fault[] => {
  const element = `<Demo name="${name}"`;
  if (pages.some(({text}) => text.includes(element)) || demosOutsideDocs().has(name)) return [];
  return [
    faultOf(
      name,
      file,
      'No page shows it',
      `Write ${element} /> where a page speaks of it, or add an entry to site/showcase`,
    ),
  ];
};

const faultOf = (name: string, file: string, message: string, fix: string): Fault => ({
  file: `demos/${name}/${file}`,
  line: 1,
  message,
  fix,
});

const attempt = async <T>(action: () => Promise<T>): Promise<T | Error> => {
  try {
    return await action();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};
