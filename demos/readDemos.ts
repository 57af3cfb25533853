import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Demo} from './defineDemo.ts';

/** The folder that contains all demos. */
export const demosFolder = dirname(fileURLToPath(import.meta.url));

/** A demo as Node.js reads it from its folder: the description and the source of its component. */
export type DemoOnDisk = {
  /** The name of its folder. */
  readonly name: string;
  readonly demo: Demo;
  /** The name of the component's file, such as `FadeIn.tsx`. */
  readonly file: string;
  readonly source: string;
  /** A hash of everything that affects how its frames look. Titles, captions and labels aren't included. */
  readonly version: string;
};

/** Returns the names of all demos in alphabetical order. */
export function findDemoFolders(): string[] {
  return readdirSync(demosFolder).filter((name) => existsSync(join(demosFolder, name, 'demo.ts')));
}

/** Returns the sources of the components of all demos, by name. */
export function readDemoSources(): Map<string, string> {
  const names = findDemoFolders();
  return new Map(names.map((name) => [name, readFileSync(join(demosFolder, name, findComponent(name)), 'utf8')]));
}

/** Reads one demo. Throws an error with its name if files are missing or its description is invalid. */
export async function readDemo(name: string): Promise<DemoOnDisk> {
  const folder = join(demosFolder, name);
  const files = readdirSync(folder).sort();
  const file = findComponent(name);
  const {default: demo} = (await import(join(folder, 'demo.ts'))) as {default: Demo};
  return {name, demo, file, source: readFileSync(join(folder, file), 'utf8'), version: getVersion(folder, files, demo)};
}

function findComponent(name: string): string {
  const files = readdirSync(join(demosFolder, name)).sort();
  const [file, ...others] = files.filter((item) => item.endsWith('.tsx'));
  if (!file || others.length > 0) {
    throw new Error(`demos/${name}: expected exactly one .tsx file, found ${files.join(', ')}`);
  }
  return file;
}

function getVersion(folder: string, files: readonly string[], demo: Demo): string {
  const hash = createHash('sha256');
  for (const file of files.filter((item) => /\.tsx?$/.test(item) && item !== 'demo.ts')) {
    hash.update(readFileSync(join(folder, file)));
  }
  const {width, height, fps, durationInFrames, posterFrame} = demo;
  const initial = Object.entries(demo.controls).map(([name, control]) => [name, control.initial]);
  hash.update(JSON.stringify({width, height, fps, durationInFrames, posterFrame, initial}));
  return hash.digest('hex').slice(0, 8);
}
