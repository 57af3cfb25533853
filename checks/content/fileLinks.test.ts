import {expect, test} from 'vitest';
import {parsePage} from '../../packages/content-model/page.ts';
import {readPackageFacts} from '../../packages/content-model/readContent.ts';
import {links} from './links.ts';

test('accepts links to files that the site has, and reports those to missing files', () => {
  const body = '[a](pathname:///ai/SKILL.md) [b](pathname:///llms.txt) [c](pathname:///ai/NONE.md)';
  const page = parsePage('content/docs/(remotion)/freeze.mdx', body);
  const problems = links.problems({...readPackageFacts(), pages: [page]});
  expect(problems).toMatchObject([{message: "The file /ai/NONE.md doesn't exist"}]);
});
