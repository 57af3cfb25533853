import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists the files below a folder by the path at which they are served, such as `/img/logo.svg`.
 * @throws if there is no such folder.
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
