import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {renderFigures} from './renderFigures.ts';

test('matches the function limit of the installed package', () => {
  const constants = createRequire(import.meta.url)('@remotion/lambda/dist/shared/constants') as {
    MAX_FUNCTIONS_PER_RENDER: number;
  };
  expect(renderFigures.map(({figure}) => figure)).toContain(String(constants.MAX_FUNCTIONS_PER_RENDER));
});
