import {expect, test} from 'vitest';
import {readExports} from './readExports.ts';

test.each([
  ['export const Title = () => <h1 />;', {name: 'Title', kind: 'component', parameters: []}],
  ['export function Title({text}) {\n  return text;\n}', {name: 'Title', kind: 'component', parameters: ['{}']}],
  ['export const Title = React.memo(() => <h1 />);', {name: 'Title', kind: 'component', parameters: []}],
  ['const Title = () => <h1 />;\nexport default Title;', {name: 'default', kind: 'component', parameters: []}],
  ["import {Title} from './Title';\nexport default Title;", {name: 'default', kind: 'component', parameters: []}],
  ['export const Root = () => <Composition id="a" />;', {name: 'Root', kind: 'root', parameters: []}],
  ['export const move = (frame) => frame;', {name: 'move', kind: 'function', parameters: ['frame']}],
  ['export const width = 10;', {name: 'width', kind: 'value', parameters: []}],
])('reads %s', (code, expected) => {
  expect(readExports(code, 'tsx')).toEqual([expected]);
});

test('ignores types and what is not exported', () => {
  expect(readExports('export type A = string;\nexport interface B {}\nconst c = 1;', 'ts')).toEqual([]);
});
