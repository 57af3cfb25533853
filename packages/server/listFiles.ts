import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the files in a folder by their URL paths, such as `/img/logo.svg`.
 * @throws if the folder doesn't exist.
 */
export async function listFiles(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(directory, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map((file) => {
      const relative = path.relative(directory, path.join(file.parentPath, file.name)).split(path.sep).join('/');
      return [`/${relative}`, relative];
    }),
  );
}
