import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Demo} from './defineDemo';

/** The folder of all demos. */
export const demosFolder = dirname(fileURLToPath(import.meta.url));

/** A demo as Node.js finds it: its facts, and the file that runs and is shown. */
export interface DemoOnDisk {
  /** Its folder. */
  readonly name: string;
  readonly demo: Demo;
  /** `FadeIn.tsx`, in its folder. */
  readonly file: string;
  readonly source: string;
  /** Hash of everything that decides what it looks like. */
  readonly version: string;
}

/** The names of all demos, in the order of the alphabet. */
export const demoFolders = (): string[] =>
  readdirSync(demosFolder).filter((name) => existsSync(join(demosFolder, name, 'demo.ts')));

/** Reads one demo. Throws, with its name, when its files can't be told or its facts are wrong. */
export const readDemo = async (name: string): Promise<DemoOnDisk> => {
  const folder = join(demosFolder, name);
  const files = readdirSync(folder).sort();
  const [file, ...others] = files.filter((item) => item.endsWith('.tsx'));
  if (!file || others.length > 0)
    throw new Error(`demos/${name}: expected one .tsx file, the one that runs and is shown, found ${files.join(', ')}`);
  const {default: demo} = (await import(join(folder, 'demo.ts'))) as {default: Demo};
  return {name, demo, file, source: readFileSync(join(folder, file), 'utf8'), version: versionOf(folder, files)};
};

const versionOf = (folder: string, files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files.filter((item) => /\.tsx?$/.test(item))) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 8);
};
