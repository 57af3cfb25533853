import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PackageCoverage} from '../../../../packages/content-model/coverage/readCoverage.ts';
import {root} from '../../../../packages/tooling/root.ts';

/**
 * Returns the page of each documented export by package and name: `remotion spring`. Empty before `npm run coverage`.
 */
export function readDocumentedExports(): Map<string, string> {
  const file = join(root, 'packages/content-model/generated/coverage.json');
  const packages = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageCoverage[]) : [];
  return new Map(
    packages.flatMap(({name, exports}) =>
      exports.flatMap((item): [string, string][] => (item.page ? [[`${name} ${item.name}`, item.page]] : [])),
    ),
  );
}
