import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {root} from './root.ts';

/**
 * Caches a result on disk that is slow to create. It's created again if its input `source`, the code in `folder` that
 * creates it, or the version of a package changes. Each folder has a separate cache.
 */
export async function getOrCreate(
  folder: string,
  source: string,
  create: () => Promise<Buffer> | Buffer,
): Promise<Buffer> {
  const cache = join(root, 'node_modules/.cache', basename(folder));
  const file = join(cache, createHash('sha256').update(readInputs(folder)).update(source).digest('hex'));
  if (existsSync(file)) {
    return readFileSync(file);
  }
  const created = await create();
  mkdirSync(cache, {recursive: true});
  writeFileSync(file, created);
  return created;
}

const inputs = new Map<string, string>();

function readInputs(folder: string): string {
  const files = [...readdirSync(folder).map((name) => join(folder, name)), join(root, 'package-lock.json')];
  const text = inputs.get(folder) ?? files.map((file) => readFileSync(file, 'utf8')).join('\n');
  inputs.set(folder, text);
  return text;
}
