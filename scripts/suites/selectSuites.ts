import {findChangedFiles, listFiles} from './findChangedFiles.ts';
import {findReachable, readImportGraph} from './readImportGraph.ts';
import type {Suite} from './runSuite.ts';
import {createPageFinder, type PageFinder} from './createPageFinder.ts';

/** What all suites depend on. */
const everySuite = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** Files of a package that don't change what it generates. */
const testOrTextPattern = /\.(?:md|test\.tsx?)$/;

/**
 * Returns the suites that something has changed for since a commit, and what each has to test. Suites that don't declare
 * anything always run. Prints which ones are skipped.
 */
export async function selectSuites(
  suites: readonly Suite[],
  commit: string,
  findChanged = (paths: readonly string[]) => findChangedFiles(commit, paths),
): Promise<readonly Suite[]> {
  const imports = await readImportGraph(suites.flatMap(({entries = []}) => listFiles(entries)));
  const findPages: PageFinder = suites.some(({dependsOnNamedPages}) => dependsOnNamedPages)
    ? createPageFinder()
    : () => [];
  const changed = findChanged([]);
  return suites.flatMap((suite) => {
    const {title, entries = [], inputs = [], items = []} = suite;
    if (entries.length + inputs.length === 0) {
      return [suite];
    }
    const reached = findReachable(imports, listFiles(entries));
    // A generated file depends on the package that generates it.
    const generators = [...reached].flatMap((file) => /^(.+\/)generated\//.exec(file)?.[1] ?? []);
    const generating = changed.filter(
      (file) => !testOrTextPattern.test(file) && generators.some((folder) => file.startsWith(folder)),
    );
    const pages = suite.dependsOnNamedPages ? findPages(reached) : [];
    const declared = findChanged([...everySuite, ...entries, ...inputs, ...pages]);
    const changedItems = items.length > 0 ? findChanged(items) : [];
    const needed = [...declared, ...generating, ...changed.filter((file) => reached.has(file))];
    if (needed.some((file) => !changedItems.includes(file))) {
      return [suite];
    }
    if (changedItems.length > 0) {
      return [{...suite, title: `${title}, those that changed`, variables: {CHANGED_FILES: changedItems.join('\n')}}];
    }
    console.log(
      `\n▸ ${title}\n  skipped: nothing that it runs or reads has changed since ${commit.slice(0, 8)}, the last run that passed`,
    );
    return [];
  });
}
