import {expect, test} from 'vitest';
import {parsePage} from '../../page.ts';
import {createTypeKeys, findTypedPages} from './typedPages.ts';

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

test('the key depends on all code of the page, and on nothing else', () => {
  const key = createTypeKeys([code, data])[0];
  expect(createTypeKeys([code, command, data])[0]).toBe(key);
  expect(createTypeKeys([code, {...data, code: '[]'}])[0]).not.toBe(key);
});

test('pages without TypeScript are left out', () => {
  const pages = [
    parsePage('a.mdx', '```tsx title="src/Ball.tsx"\nexport const size = 3;\n```\n\n```bash\nnpm start\n```\n'),
    parsePage('b.mdx', '```bash\nnpm start\n```\n'),
  ];
  const found = [...findTypedPages(pages)];
  expect(found).toMatchObject([[createTypeKeys([code])[0]?.split('.')[0], [code]]]);
});
