import {cacheProblems} from '../cacheProblems.ts';
import {compileProjects} from '../samples/compileProjects.ts';
import {listCombinations} from '../../packages/starters/project/listCombinations.ts';
import {readParts} from '../../packages/starters/read/readParts.ts';
import type {Proof} from '../proof.ts';

/** Checks that every starter compiles, alone and with each pair of extras. */
export const starters: Proof = {
  name: 'Starters compile',
  problems: () => {
    const projects = listProjects();
    return cacheProblems('compiled-starters', inputs, JSON.stringify([...projects]), () =>
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

const inputs = ['checks/proofs/starters.ts', 'checks/samples', 'package-lock.json'];

function listProjects(): ReturnType<typeof listCombinations> {
  return listCombinations(readParts('https://example.com'));
}
