import {expect, test} from 'vitest';
import {findAttributeValues} from './findAttributeValues.ts';
import {parsePage} from './page.ts';

const page = parsePage(
  'a.mdx',
  `Text with <Demo name="inline" /> in it.

<Grid>
  <Demo
    wide
    name="nested"
  />
</Grid>

<Other name="other" />

\`\`\`mdx
<Demo name="code" />
\`\`\`
`,
);

test('returns the values of all elements, but not those in code', () => {
  expect(findAttributeValues(page, 'Demo', 'name')).toEqual(['inline', 'nested']);
  expect(findAttributeValues(page, 'Other', 'name')).toEqual(['other']);
});

test('skips attributes that the element does not have, and those without a string', () => {
  expect(findAttributeValues(page, 'Demo', 'wide')).toEqual([]);
  expect(findAttributeValues(page, 'Demo', 'of')).toEqual([]);
});
