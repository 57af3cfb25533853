import {expect, test} from 'vitest';
import {createSearchTerms} from './createSearchTerms.ts';

test('contains the descriptions, the pages, and what the code imports', () => {
  const source = `import {type CSSProperties, useMemo} from 'react';
import * as three from 'three';
import {
  AbsoluteFill as Fill,
  spring,
} from 'remotion';
const text = 'import nothing';`;
  const pages = [{frontMatter: {title: 'spring()', keywords: ['bounce', 'ease in']}}, {frontMatter: {title: 'Bars'}}];
  expect(createSearchTerms({descriptions: ['A bar.', 'It grows.'], source, pages})).toBe(
    'A bar. It grows. spring() bounce ease in Bars CSSProperties useMemo react three AbsoluteFill Fill spring remotion',
  );
});
