import {readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import {readJson} from '../../tooling/readJson.ts';
import {root} from '../../tooling/root.ts';
import type {Resources} from '../project/Project.ts';

/** Reads what projects need from this repository. `siteUrl` is the origin of the site, to which their texts link. */
export function readResources(siteUrl: string): Resources {
  return {
    siteUrl,
    versions: readVersions(),
    declarations: readFileSync(join(root, 'packages/toolkit-model/types/react-19.d.ts'), 'utf8'),
    files: readFiles(join(root, 'packages/starters/files')),
    instructions: readInstructions(siteUrl),
  };
}

/** Returns the pinned versions of the packages that samples use and their types, and of packages that only projects need. */
function readVersions(): Record<string, string> {
  const {dependencies, devDependencies} = readJson<Record<'dependencies' | 'devDependencies', Record<string, string>>>(
    join(root, 'packages/toolkit-model/package.json'),
  );
  return {
    ...dependencies,
    ...Object.fromEntries(Object.entries(devDependencies).filter(([name]) => name.startsWith('@types/'))),
    ...readJson<Record<string, string>>(join(root, 'packages/starters/versions.json')),
  };
}

function readFiles(folder: string): Record<string, string> {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  const paths = entries.filter((entry) => entry.isFile()).map(({parentPath, name}) => join(parentPath, name));
  return Object.fromEntries(
    paths.sort().map((path) => [
      path
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
      readFileSync(path, 'utf8'),
    ]),
  );
}

/** The links of the skill are paths of this site, which a project doesn't have. */
function readInstructions(siteUrl: string): Record<string, string> {
  const read = (name: string): string =>
    readFileSync(join(root, 'site/static/ai', name), 'utf8')
      .replaceAll('](/', `](${siteUrl}/`)
      .replaceAll('`/llms.txt`', `\`${siteUrl}/llms.txt\``);
  return {'AGENTS.md': read('AGENTS.md'), '.agents/skills/remotion-3-2/SKILL.md': read('SKILL.md')};
}
