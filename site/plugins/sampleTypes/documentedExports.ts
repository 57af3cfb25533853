import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PackageCoverage} from '../../../checks/coverage/readCoverage';
import {siteFolders} from './siteFolders';

/** The page of each documented export, by package and name: `remotion spring`. Empty before the coverage is counted. */
export const documentedExports = (): Map<string, string> => {
  const file = join(siteFolders.repository, 'checks/generated/coverage.json');
  const packages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageCoverage[]) : [];
  return new Map(
    packages.flatMap(({name, exports}) =>
      exports.flatMap((item): [string, string][] => (item.page ? [[`${name} ${item.name}`, item.page]] : [])),
    ),
  );
};
