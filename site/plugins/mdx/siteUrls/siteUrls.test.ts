import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {siteUrls} from './siteUrls.ts';

test('replaces the placeholder in code, and nowhere else', async () => {
  const source =
    'Not https://docs.example.com, but `https://docs.example.com/mcp`.\n\n```bash\nnpx https://docs.example.com/a\n```\n';
  const page = await unified()
    .use(remarkParse)
    .use(siteUrls, {siteUrl: 'http://localhost:3000'})
    .use(remarkStringify)
    .process(source);
  expect(String(page)).toBe(
    source
      .replace('`https://docs.example.com/mcp`', '`http://localhost:3000/mcp`')
      .replace('npx https://docs.example.com', 'npx http://localhost:3000'),
  );
});
