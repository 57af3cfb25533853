import {describe, expect, test} from 'vitest';
import {compileFile} from './compileFile.ts';
import {findSyntaxError} from './findSyntaxError.ts';
import {parseSource} from './parseSource.ts';

function createComponent(...body: readonly string[]): string {
  return ['export const Title: React.FC = () => {', ...body.map((line) => `  ${line}`), '};', ''].join('\n');
}

const tests: readonly (readonly [string, string, number, string])[] = [
  ['in a call', createComponent('const x = interpolate(1, [0, 1], [0, 1];', 'return null;'), 2, 'A ) is missing.'],
  ['between properties', createComponent('return {a: 1 b: 2};'), 2, 'A comma or a } is missing.'],
  ['after a condition', createComponent('if (a {', '}', 'return null;'), 2, 'A ) is missing.'],
  ['in an expression', createComponent('return [1].map((i) => {', '  return i +;', '});'), 3, 'Unexpected “;”.'],
  ['in a style', createComponent('return <p style={{color: "red"}>Hi</p>;'), 2, 'This tag isn’t complete.'],
  [
    'after an element',
    createComponent('return <AbsoluteFill>;'),
    2,
    '<AbsoluteFill> isn’t closed. Add </AbsoluteFill>.',
  ],
  [
    'in an element',
    createComponent('return (', '  <div>', '    <Sequence from={3}>', '  </div>', ');'),
    4,
    '<Sequence> isn’t closed. Add </Sequence>.',
  ],
  ['in an import', "import {a} form 'b';\n", 1, 'Unexpected “form”.'],
  ['in a string', "const a = 'b;\nconst c = 1;\n", 1, 'Unterminated string'],
  ['in a template', 'const a = `b;\nconst c = 1;\n', 1, 'Unterminated template'],
  [
    'at the end',
    'export const a = () => {\n  return 1;\n',
    1,
    'The code ends before this is complete. A } is missing.',
  ],
];

describe('a missing part', () => {
  test.each(tests)('%s', (_, source, line, message) => {
    expect(compileFile('Title.tsx', source)).toMatchObject({
      file: 'Title.tsx',
      line,
      message: expect.stringContaining(message),
    });
  });
});

test('is not found in code that compiles', () => {
  const source = createComponent('const x = <T,>(a: T) => a as const satisfies T;', 'return <p>{x(1)}</p>;');
  expect(findSyntaxError(parseSource('Title.tsx', source), source)).toBeUndefined();
});
