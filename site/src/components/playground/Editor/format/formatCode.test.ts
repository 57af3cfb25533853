import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {blankProject} from '../../../../../../packages/playground-core/project/blankProject.ts';
import {formatCode} from './formatCode.ts';

const demos = join(__dirname, '../../../../../../demos');

describe('formatCode()', () => {
  test('leaves all examples as they are', async () => {
    const examples = readdirSync(demos, {recursive: true, encoding: 'utf8'})
      .filter((path) => /^[\w-]+\/[A-Z]\w*\.tsx$/.test(path))
      .map((path) => [path, readFileSync(join(demos, path), 'utf8')] as const);
    expect(examples.length).toBeGreaterThan(90);
    for (const [path, text] of [...examples, ...Object.entries(blankProject.files)]) {
      expect((await formatCode(path, text, 0)).formatted, path).toBe(text);
    }
  });

  test.each([
    ['A.tsx', 'const A=<T,>(a:T)=><b>{a as  string}</b>', 'const A = <T,>(a: T) => <b>{a as string}</b>;\n'],
    ['a.ts', 'let a = <string>b', 'let a = <string>b;\n'],
    ['a.jsx', 'f( "x" )', "f('x');\n"],
    ['a.json', '{"a":1}', '{"a": 1}\n'],
    ['a.css', 'a{color:red}', 'a {\n  color: red;\n}\n'],
  ])('formats %s', async (file, text, formatted) => {
    expect(await formatCode(file, text, 0)).toMatchObject({formatted});
  });

  test('returns the new position of the cursor', async () => {
    const text = 'const a   =   1; const b = 2;';
    const {formatted, cursorOffset} = await formatCode('a.ts', text, text.indexOf('b'));
    expect(formatted.slice(cursorOffset)).toBe('b = 2;\n');
  });

  test('says where the code has an error', async () => {
    await expect(formatCode('A.tsx', 'const a = 1;\nconst = 2;', 0)).rejects.toThrow(
      'A.tsx can’t be formatted because of an error in line 2: Unexpected token. Fix it, then format again.',
    );
    await expect(formatCode('a.json', '{', 0)).rejects.toThrow(
      'a.json can’t be formatted because of an error in line 1',
    );
  });
});
