import {expect, test} from 'vitest';
import {getClaimsPath} from './getClaimsPath.ts';
import {createText} from './writeClaims.ts';

test('lists each statement with its code, and those that are not run with their source', () => {
  const claims = {
    page: 'content/docs/volume.mdx',
    claims: [{sentence: 'It doubles.', code: 'expect(double(1)).toBe(2);'}],
    unproven: [{sentence: 'Safari ignores it.', reason: 'needs an iPhone', source: 'packages/core/src/Img.tsx'}],
    shared: 'const two = 2;',
  };
  expect(createText(claims, 'volume', 'https://example.com/docs/volume')).toBe(`# Statements about volume

This file lists the statements on https://example.com/docs/volume that are run against the installed packages, with the code that proves them.

## Shared code

\`\`\`tsx
const two = 2;
\`\`\`

## It doubles.

\`\`\`tsx
expect(double(1)).toBe(2);
\`\`\`

## Statements that can’t be run here

- Safari ignores it. (needs an iPhone, see https://github.com/remotion-dev/remotion/blob/v3.2.14/packages/core/src/Img.tsx)
`);
});

test('names the file after the route of the page', () => {
  expect(getClaimsPath('/docs/lambda/setup')).toBe('/claims/lambda/setup.md');
  expect(getClaimsPath('/docs')).toBe('/claims/index.md');
});
