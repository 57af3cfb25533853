import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {regions} from './regions.ts';

test('lists the regions of the installed package', () => {
  const {AWS_REGIONS} = createRequire(import.meta.url)('@remotion/lambda/dist/regions') as {AWS_REGIONS: string[]};
  expect(regions.flatMap(({names}) => [...names]).sort()).toEqual([...AWS_REGIONS].sort());
});
