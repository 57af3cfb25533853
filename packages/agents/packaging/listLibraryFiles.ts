import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {libraryFolder, projectFolder, type TypeLibrary} from '../check/TypeLibrary.ts';
import {readJson} from '../../tooling/readJson.ts';
import {root} from '../../tooling/root.ts';

/**
 * Returns the installed files of a library, of which it contains the text. Files of this project are left out.
 * @throws if a file of a package isn't installed, because its license would be left out.
 */
export function listLibraryFiles(library: TypeLibrary): string[] {
  const folders = listFolders();
  return [...library.keys()].flatMap((path) => {
    if (path.startsWith(libraryFolder)) {
      return [join(root, 'node_modules/typescript/lib', path.slice(libraryFolder.length))];
    }
    const own = path.slice(projectFolder.length + 1);
    const files = folders.map((folder) => join(root, folder, own)).filter((file) => existsSync(file));
    if (files.length === 0 && own.startsWith('node_modules/')) {
      throw new Error(`${own} isn't installed, so its license is unknown. Run: npm ci`);
    }
    return files;
  });
}

/** The root and the workspaces, because npm may have installed a package in any of them. */
function listFolders(): string[] {
  const {workspaces} = readJson<{readonly workspaces: readonly string[]}>(join(root, 'package.json'));
  return [
    '.',
    ...workspaces.flatMap((pattern) => {
      const folder = pattern.replace('/*', '');
      return folder === pattern ? [pattern] : readdirSync(join(root, folder)).map((name) => join(folder, name));
    }),
  ];
}
