import {join} from 'node:path';
import {compileProjects} from '../samples/compileProjects.ts';
import {listCombinations} from '../../packages/starters/project/listCombinations.ts';
import {readResources} from '../../packages/starters/read/readResources.ts';
import {openDiskCache} from '../../packages/tooling/openDiskCache.ts';
import {root} from '../../packages/tooling/root.ts';
import type {ContentCheck} from '../ContentCheck.ts';

/** Checks that every starter compiles, alone and with each pair of extras. */
export const starters: ContentCheck = {
  title: 'Starters compile',
  problems: () => {
    const projects = listProjects();
    const cache = openDiskCache('compiled-starters', inputs);
    return cache.getOrCreateJson(JSON.stringify([...projects]), () =>
      compileProjects(projects).map(({project, path, line, message}) => ({
        file: `packages/starters/files (${project}: ${path})`,
        line,
        message,
        fix: 'Fix the file in packages/starters/files, or the function in packages/starters/project that writes it',
      })),
    );
  },
  counted: () => `${listProjects().size} projects`,
};

const inputs = [import.meta.filename, ...['checks/samples', 'package-lock.json'].map((path) => join(root, path))];

function listProjects(): ReturnType<typeof listCombinations> {
  return listCombinations(readResources('https://example.com'));
}
