import {getRegions} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {forbidAws} from '../../../packages/claims/replaceAws.ts';

claim("getRegions() itself doesn't send any requests to AWS and doesn't need an access key.", () => {
  const calls = forbidAws();
  expect(getRegions()).not.toEqual([]);
  expect(calls).toEqual([]);
});

claim('A readonly array with the names of ten regions, beginning with eu-central-1.', () => {
  expect(getRegions()).toHaveLength(10);
  expect(getRegions()[0]).toBe('eu-central-1');
  expect(new Set(getRegions()).size).toBe(10);
});
