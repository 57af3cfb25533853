import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {renderFigures} from './renderFigures';

it('names the limit of functions that the installed package has', () => {
  const constants = createRequire(import.meta.url)('@remotion/lambda/dist/shared/constants') as {
    MAX_FUNCTIONS_PER_RENDER: number;
  };
  expect(renderFigures.map(({figure}) => figure)).toContain(String(constants.MAX_FUNCTIONS_PER_RENDER));
});
