import {readFileSync} from 'node:fs';

/** Reads a JSON file of this repository or of a package. The caller knows its type, so it isn't validated. */
export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
