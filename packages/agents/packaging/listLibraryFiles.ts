import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {libraryFolder, projectFolder, type TypeLibrary} from '../check/TypeLibrary.ts';
import {root} from '../../tooling/root.ts';

/** The folders of the workspace in which npm may have installed a package. */
const folders = ['.', 'packages/toolkit-model', 'packages/agents', 'packages/content-model', 'site'];

/** Returns the installed files of a library, of which it contains the text. */
export function listLibraryFiles(library: TypeLibrary): string[] {
  return [...library.keys()].flatMap((path) => {
    if (path.startsWith(libraryFolder)) {
      return [join(root, 'node_modules/typescript/lib', path.slice(libraryFolder.length))];
    }
    const own = path.slice(projectFolder.length + 1);
    return folders.map((folder) => join(root, folder, own)).filter((file) => existsSync(file));
  });
}
