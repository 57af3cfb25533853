import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import type {BuiltFile} from './BuiltFile.ts';

/** Reads all HTML files of the built site in `folder`. */
export function readBuiltFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({name: name.split(sep).join('/'), html: readFileSync(join(folder, name), 'utf8')}));
}
