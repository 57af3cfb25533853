import {expect, test} from 'vitest';
import {parsePage} from '../page.ts';
import {countSamples} from './countSamples.ts';

test('counts samples that run, all samples that could, and demos', () => {
  const text = `---
title: Fade
---

<Demo name="fade-in" />

\`\`\`tsx
export const Fade = () => <b />;
\`\`\`

\`\`\`tsx wrong
export const Fade = () => <i />;
\`\`\`

\`\`\`ts
import {bundle} from '@remotion/bundler';
export const run = (names) => bundle({});
\`\`\`
`;
  expect(countSamples([parsePage('content/docs/fade.mdx', text)])).toEqual([
    {route: '/docs/fade', title: 'Fade', run: 1, samples: 2, demos: 1},
  ]);
});

test('leaves out posts, and pages without samples and demos', () => {
  const page = '---\ntitle: A\n---\n\nText.\n';
  expect(countSamples([parsePage('content/docs/a.mdx', page)])).toEqual([]);
  expect(countSamples([parsePage('content/blog/a.mdx', `${page}\n<Demo name="a" />\n`)])).toEqual([]);
});
