import {describe, expect, test} from 'vitest';
import {parsePage} from '../../packages/content-model/page.ts';
import {sourceFiles} from './sourceFiles.ts';

function findProblems(title: string, source: string): string[] {
  const page = parsePage('content/docs/a.mdx', `---\ntitle: "${title}"\nsource: ${source}\n---\n`);
  return sourceFiles
    .problems({pages: [page]} as unknown as Parameters<typeof sourceFiles.problems>[0])
    .map(({line, message}) => `${line}: ${message}`);
}

describe('sourceFiles', () => {
  test('accepts the file of a function, a component, a constant and a command', () => {
    expect(findProblems('interpolate()', 'packages/core/src/interpolate.ts')).toEqual([]);
    expect(findProblems('<Freeze>', 'packages/core/src/freeze.tsx')).toEqual([]);
    expect(findProblems('VERSION', 'packages/core/src/version.ts')).toEqual([]);
    expect(findProblems('npx remotion still', 'packages/cli/src/still.ts')).toEqual([]);
  });

  test("reports a file that the installed package doesn't contain", () => {
    expect(findProblems('<Freeze>', 'packages/core/src/Freezer.tsx')).toEqual([
      '3: The installed packages don\'t contain "packages/core/src/Freezer.tsx"',
    ]);
    expect(findProblems('<Freeze>', 'core/src/freeze.tsx')).toEqual([
      '3: The installed packages don\'t contain "core/src/freeze.tsx"',
    ]);
  });

  test("reports a file that doesn't export the function in the title", () => {
    expect(findProblems('interpolate()', 'packages/core/src/freeze.tsx')).toEqual([
      '3: "packages/core/src/freeze.tsx" doesn\'t export interpolate',
    ]);
  });
});
