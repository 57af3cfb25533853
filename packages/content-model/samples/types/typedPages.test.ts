import {expect, test} from 'vitest';
import {parsePage} from '../../page.ts';
import {readPackageFacts} from '../../readContent.ts';
import {createTypeKey, createTypeKeys, findTypedPages} from './typedPages.ts';

const code = {language: 'tsx', title: 'src/Ball.tsx', code: 'export const size = 3;'};
const data = {language: 'json', title: 'package.json', code: '{}'};
const command = {language: 'bash', title: undefined, code: 'npm start'};

test('TypeScript blocks have the key of their page and a number', () => {
  const keys = createTypeKeys([code, command, data, {...code, title: undefined}]);
  expect(keys).toEqual([
    expect.stringMatching(/^[\da-f]{10}\.0$/),
    undefined,
    undefined,
    expect.stringMatching(/\.1$/),
  ]);
  expect(createTypeKeys([command, data])).toEqual([undefined, undefined]);
});

test('the key depends on all code of the page, and on data that the code imports', () => {
  const key = createTypeKeys([code, data])[0];
  expect(createTypeKeys([code, command, {...data, code: '[]'}])[0]).toBe(key);
  expect(createTypeKeys([{...code, code: 'export const size = 4;'}, data])[0]).not.toBe(key);
  const user = {...code, code: "import names from './package.json';"};
  expect(createTypeKeys([user, {...data, code: '[]'}])[0]).not.toBe(createTypeKeys([user, data])[0]);
});

test('pages have the keys of their blocks, and signatures and demos have their own', () => {
  const pages = [
    parsePage('a.mdx', '```tsx title="src/Ball.tsx"\nexport const size = 3;\n```\n\n<Signature of="spring" />\n'),
    parsePage('c.mdx', '<Demo name="fade-in" />\n'),
    parsePage('b.mdx', '```bash\nnpm start\n```\n'),
  ];
  const {model} = readPackageFacts();
  const demos = new Map([
    ['fade-in', 'export const demo = 1;\n'],
    ['fade-out', 'export const demo = 2;\n'],
  ]);
  const [page, signature, demo, ...others] = findTypedPages({pages, model}, demos);
  expect(page).toMatchObject([createTypeKeys([code])[0]?.split('.')[0], [code]]);
  expect(signature?.[1]).toMatchObject([{language: 'ts', code: expect.stringContaining('function spring(')}]);
  const key = createTypeKey({language: 'tsx', code: 'export const demo = 1;'});
  expect(demo?.[0]).toBe(key?.split('.')[0]);
  expect(others).toEqual([]);
});
