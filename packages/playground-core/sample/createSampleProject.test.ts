import {expect, test} from 'vitest';
import {type CodeBlock, createSampleProject} from './createSampleProject.ts';

const title = {code: 'export const Title = () => <h1>Hello</h1>;'};

function getFiles(block: CodeBlock, ...others: CodeBlock[]): string[] {
  return Object.keys(createSampleProject(block, [...others, block]).files);
}

test('names the file after its title, else after what it exports', () => {
  expect(getFiles(title)).toEqual(['Title.tsx']);
  expect(getFiles({...title, title: 'src/parts/Big.tsx'})).toEqual(['parts/Big.tsx']);
  expect(getFiles({code: 'export default () => <svg />;'})).toEqual(['Video.tsx']);
});

test('adds the blocks of the page that the block imports, and those that they import', () => {
  const middle = {code: "import {a} from './a';\nexport const Middle = () => <b>{a}</b>;", title: 'src/Middle.tsx'};
  const last = {code: 'export const a = 5;', title: 'src/a.ts'};
  const root = {code: "import {Middle} from './Middle';\nexport const Root = () => <Middle />;", title: 'src/Root.tsx'};
  expect(getFiles(root, title, middle, last)).toEqual(['Root.tsx', 'Middle.tsx', 'a.ts']);
  expect(getFiles(last, root, middle)).toEqual(['a.ts']);
});
