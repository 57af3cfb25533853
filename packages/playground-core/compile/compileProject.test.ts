import {describe, expect, test} from 'vitest';
import {type CompiledProject, compileProject} from './compileProject.ts';
import type {CodeProblem} from './CodeProblem.ts';

function compileWithErrors(files: Record<string, string>): readonly CodeProblem[] {
  const result = compileProject({files});
  return Array.isArray(result) ? result : [];
}

function compileWithoutErrors(files: Record<string, string>): CompiledProject {
  const result = compileProject({files});
  if ('modules' in result) {
    return result;
  }
  throw new Error(JSON.stringify(result));
}

/** Runs one compiled file without imports, and gives its exports. */
function run(source: string, round: (line: number) => void = () => undefined): Record<string, unknown> {
  const {modules} = compileWithoutErrors({'a.ts': source});
  const exported: Record<string, unknown> = {};
  new Function('exports', '__round', modules['a.ts'] ?? '')(exported, round);
  return exported;
}

describe('compileProject()', () => {
  test('keeps each statement on its line', () => {
    const source = "import {a} from 'remotion';\n\ntype T = {\n  x: number;\n};\nthrow new Error(String(a) as T['x']);";
    const line = compileWithoutErrors({'a.tsx': source})
      .modules['a.tsx']?.split('\n')
      .findIndex((text) => text.includes('throw'));
    expect(line).toBe(5);
  });

  test('names the scripts that the imports need, and none for types', () => {
    const files = {'a.tsx': "import {x} from '@remotion/gif';\nimport type {y} from 'three';\nexport const z = x;"};
    expect(compileWithoutErrors(files).scripts).toEqual(['gif']);
  });

  test('begins with the file that registers a root, else with the first', () => {
    expect(compileWithoutErrors({'a.tsx': '', 'b.ts': ''}).entry).toBe('a.tsx');
    expect(
      compileWithoutErrors({'a.tsx': '', 'b.ts': "import {registerRoot} from 'remotion'; registerRoot(1);"}).entry,
    ).toBe('b.ts');
  });

  test('takes JSON, style sheets and files in folders', () => {
    const files = {'a.tsx': "import x from './parts/x';\nimport './a.css';\nexport const z = x;", 'a.css': 'b {}'};
    expect(
      compileWithoutErrors({...files, 'parts/x.ts': "import d from '../d.json';\nexport default d;", 'd.json': '{}'})
        .entry,
    ).toBe('a.tsx');
  });

  test.each([
    ['a syntax error', 'const a = 1;\nfor (;;) { const x = (1 + ; }', {line: 2, column: 27}],
    ['a package that is not there', "import a from 'react';\nimport {x} from 'lodash';\nx(a);", {line: 2, column: 17}],
    ['a file that is not there', "import {x} from './X';\nx();", {line: 1, column: 17}],
  ])('gives the location of %s', (_, source, location) => {
    expect(compileWithErrors({'a.tsx': source})).toMatchObject([{file: 'a.tsx', ...location}]);
  });

  test('lists what there is instead', () => {
    expect(compileWithErrors({'a.tsx': "import {x} from 'lodash';\nx();"})[0]?.message).toMatch(
      /“lodash” .* react, .*three/,
    );
    expect(compileWithErrors({'a.tsx': "import {x} from './X';\nx();", 'Y.tsx': ''})[0]?.message).toMatch(
      /“\.\/X”.*a\.tsx, Y\.tsx/,
    );
    expect(compileWithErrors({'a.json': '{'})[0]).toMatchObject({file: 'a.json', line: 1});
  });
});

describe('the guard of loops', () => {
  const loops = [
    'for (;;) { n++; if (n > 9) break; }',
    'for (const x of [1, 2, 3]) n += x;',
    'while (n < 5) n++;',
    'do n++; while (n < 5);',
    'do { n++ } while (n < 5)',
    'for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) n++;',
    'outer: for (;;) { for (;;) { n++; if (n > 4) break outer; continue; } }',
    'if (true) while (n < 3) n++; else n = 9;',
    'for (const k in {a: 1, b: 2}) if (k) n++;',
    'while (n++ < 3);',
  ];

  test.each(loops)('does not change what a loop does: %s', (loop) => {
    const source = `let n = 0;\n${loop}\nexport const result: number = n;`;
    const plain = new Function(`let n = 0; ${loop} return n;`)() as unknown;
    let rounds = 0;
    expect(run(source, () => void rounds++).result).toBe(plain);
    expect(rounds).toBeGreaterThan(1);
  });

  test('is called with the line of the loop', () => {
    const lines = new Set<number>();
    run('let n = 0;\nwhile (n < 2)\n  n++;\nconst f = () => {\n  do { n++ } while (n < 5)\n};\nf();', (line) =>
      lines.add(line),
    );
    expect([...lines]).toEqual([2, 5]);
  });
});
