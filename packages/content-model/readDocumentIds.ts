import {readFileSync, readdirSync} from 'node:fs';
import {join, posix, sep} from 'node:path';
import {groupRoutes} from './groupRoutes.ts';

/** Returns the ids of all documents in a folder as the docs plugin creates them: the folder and the `id` in the front matter. */
export function readDocumentIds(folder: string): ReadonlySet<string> {
  return new Set(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => toDocumentId(file.split(sep).join('/'), readFileSync(join(folder, file), 'utf8'))),
  );
}

function toDocumentId(file: string, text: string): string {
  const own = /^id:\s*(\S+)\s*$/m.exec(text)?.[1] ?? posix.basename(file, '.mdx');
  const folders = posix
    .dirname(file)
    .split('/')
    .filter((name) => name !== '.');
  return [...folders.map((name) => groupRoutes(name).filename), own].filter(Boolean).join('/');
}
