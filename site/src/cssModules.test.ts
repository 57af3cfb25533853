import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {expect, test} from 'vitest';

const files = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join(__dirname, file));

// TypeScript accepts any name, and a class that doesn't exist has no effect.
test('every class that a component takes from its style sheet exists there', () => {
  const uses = files.flatMap(readClassUses);
  expect(uses.length).toBeGreaterThan(500);
  expect(uses.filter(({name, sheet}) => !definesClass(sheet, name)).map(describeUse)).toEqual([]);
});

type ClassUse = {
  readonly file: string;
  readonly sheet: string;
  readonly name: string;
};

function readClassUses(file: string): ClassUse[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(([, variable = '', path = '']) => {
    const sheet = path.startsWith('@site/src/')
      ? join(__dirname, path.slice('@site/src/'.length))
      : join(dirname(file), path);
    return [...code.matchAll(new RegExp(`(?<![\\w./])${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      file,
      sheet,
      name,
    }));
  });
}

function definesClass(sheet: string, name: string): boolean {
  return new RegExp(`\\.${name}(?![\\w-])`).test(readFileSync(sheet, 'utf8'));
}

function describeUse({file, sheet, name}: ClassUse): string {
  return `${relative(__dirname, file)}: .${name} isn't in ${relative(dirname(file), sheet)}`;
}
