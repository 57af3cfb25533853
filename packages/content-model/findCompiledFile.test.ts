import {join} from 'node:path';
import {expect, test} from 'vitest';
import {root} from '../tooling/root.ts';
import {findCompiledFile} from './findCompiledFile.ts';

test.each(['', '#L20', '#L20-L30'])('returns the compiled file of a source that ends in "%s"', (lines) => {
  expect(findCompiledFile(`packages/core/src/freeze.tsx${lines}`)).toBe(
    join(root, 'node_modules/remotion/dist/freeze.js'),
  );
});

test.each(['packages/core/src/Freezer.tsx', 'packages/core/src/freeze.tsx#20', 'core/src/freeze.tsx'])(
  'returns nothing for %s',
  (source) => expect(findCompiledFile(source)).toBeUndefined(),
);
