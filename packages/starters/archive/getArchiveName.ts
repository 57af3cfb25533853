import type {Starter} from '../catalog/starters.ts';
import {initialOptions, type Options} from '../project/Options.ts';

/** The folder of the archives on this site. */
export const archiveFolder = 'starters';

/** Returns the name of a starter's archive on this site: `blank-javascript-pnpm.tar.gz`. Defaults aren't mentioned. */
export function getArchiveName(
  {id}: Pick<Starter, 'id'>,
  {language, manager}: Pick<Options, 'language' | 'manager'>,
): string {
  const others = [
    ...(language === initialOptions.language ? [] : [language]),
    ...(manager === initialOptions.manager ? [] : [manager]),
  ];
  return `${[id, ...others].join('-')}.tar.gz`;
}

/** Whether a project is one of those that this site has an archive of: a starter without anything else. */
export function isPlain({name, extras, hasAgents}: Options): boolean {
  return name === initialOptions.name && extras.length === 0 && !hasAgents;
}
