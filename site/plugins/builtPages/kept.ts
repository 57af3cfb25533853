import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';

/**
 * What is slow to make, kept from one build to the next: made again when `source`, the text that it is made from, the
 * code in `folder`, which makes it, or the versions of packages change. Each folder has a cache of its own.
 */
export const kept = async (folder: string, source: string, make: () => Promise<Buffer> | Buffer): Promise<Buffer> => {
  const cache = join(__dirname, '../../../node_modules/.cache', basename(folder));
  const file = join(cache, createHash('sha256').update(codeIn(folder)).update(source).digest('hex'));
  if (existsSync(file)) return readFileSync(file);
  const made = await make();
  mkdirSync(cache, {recursive: true});
  writeFileSync(file, made);
  return made;
};

const known = new Map<string, string>();

const codeIn = (folder: string): string => {
  const code =
    known.get(folder) ??
    [...readdirSync(folder), '../../package.json'].map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  known.set(folder, code);
  return code;
};
