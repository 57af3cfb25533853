import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {imports} from '../dependency-cruiser.config.mjs';
import {root} from '../packages/tooling/root.ts';
import {listFiles} from '../scripts/suites/findChangedFiles.ts';
import {findRelativeImports} from './samples/findRelativeImports.ts';

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {cwd: root, encoding: 'utf8'})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)) && !file.startsWith('e2e/conformance/tinySite'));
const {scripts} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {scripts: Record<string, string>};
// Created by a build, or by readers.
const createdPattern = /(?:^|\/)generated(?:\/|$)|^site\/build|^assets\/|^bin$|^site\/i18n|node_modules|^[.]|^[\d./]+$/;

/** Returns everything in backticks that looks like a path: `site/src`, `budgets.ts`. */
function listPaths(text: string): string[] {
  return [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([\w.()-]+(?:\/[\w.()-]+)*\/?)`/g)]
    .map(([, path = '']) => path)
    .filter(
      (path) => /\/|\.(?:tsx?|mjs|css|md|json)$/.test(path) && !path.startsWith('@') && !createdPattern.test(path),
    );
}

/** Returns the absolute paths that exist in one of the folders. */
function findExisting(bases: readonly string[], paths: readonly string[]): string[] {
  return bases.flatMap((base) => paths.map((path) => join(base, path))).filter((path) => existsSync(path));
}

describe.each(documents)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');

  test('names paths that exist', () => {
    const paths = listPaths(text);
    // A table of the files in a folder doesn't repeat the name of the folder.
    const addNamed = (bases: readonly string[]): readonly string[] => [...bases, ...findExisting(bases, paths)];
    const bases = addNamed(addNamed([root, join(root, dirname(file)), join(root, 'site'), join(root, 'site/src')]));
    expect(paths.filter((path) => findExisting(bases, [path]).length === 0)).toEqual([]);
  });

  test('names commands that exist', () => {
    const names = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|\/)([^)\s#]*)(#[^)\s]*)?\)/g)];
    const broken = links.filter(([, path = '', anchor = '']) => {
      const target = path === '' ? join(root, file) : join(root, dirname(file), path);
      return !existsSync(target) || (anchor !== '' && !listAnchors(readFileSync(target, 'utf8')).includes(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});

function listAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(
    ([, title = '']) =>
      `#${title
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-')}`,
  );
}

test('ARCHITECTURE.md has the table of imports that is enforced', () => {
  const table = /<!-- imports -->([\s\S]*)<!-- \/imports -->/.exec(
    readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'),
  )?.[1];
  const rows = Object.entries(imports).map(([folder, allowed]) => {
    const names = allowed.map((name: string) => `\`${name}\``).join(', ');
    return `| \`${folder}\` | ${names || 'npm packages only'} |`;
  });
  expect(table?.match(/^\| `.*$/gm)).toEqual(rows);
});

test('folders only import from folders above them in the table', () => {
  const folders = Object.keys(imports);
  const downward = Object.entries(imports).flatMap(([folder, allowed], row) =>
    allowed
      .filter((name: string) => folders.slice(row + 1).some((other) => other === name || other.startsWith(`${name}/`)))
      .map((name: string) => `${folder} imports from ${name}`),
  );
  expect(downward).toEqual([]);
});

test('every import that the table allows exists', () => {
  const unused = Object.entries(imports).flatMap(([folder, allowed]) => {
    const used = listImportedFiles(folder);
    return allowed
      .filter((name: string) => !used.some((file) => file.startsWith(`${name}/`)))
      .map((name: string) => `${folder} doesn't import from ${name}`);
  });
  expect(unused).toEqual([]);
});

/** Returns the files that the code of a folder imports, without that of its tests. */
function listImportedFiles(folder: string): string[] {
  return listFiles([folder])
    .filter((file) => existsSync(join(root, file)) && /(?<!\.(?:test|spec))\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) =>
      findRelativeImports(readFileSync(join(root, file), 'utf8')).map((path) => join(dirname(file), path)),
    );
}
