import {estimatePrice} from '@remotion/lambda';
import {errorIsOutOfSpaceError} from '@remotion/lambda/dist/functions/helpers/is-enosp-err.js';
import {DEFAULT_EPHEMERAL_STORAGE_IN_MB} from '@remotion/lambda/dist/shared/constants.js';
import {validateDiskSizeInMb} from '@remotion/lambda/dist/shared/validate-disk-size-in-mb.js';
import {DEFAULT_SAMPLE_RATE} from '@remotion/renderer/dist/sample-rate.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

function estimate(diskSizeInMb: number): number {
  return estimatePrice({
    region: 'us-east-1',
    durationInMiliseconds: 1_000_000,
    memorySizeInMb: 2048,
    diskSizeInMb,
    architecture: 'arm64',
    lambdasInvoked: 100,
  });
}

claim('The default size is 2,048 MB, and you can choose any size from 512 to 10,240 MB when you deploy.', () => {
  expect(DEFAULT_EPHEMERAL_STORAGE_IN_MB).toBe(2048);
  expect(() => validateDiskSizeInMb(512)).not.toThrow();
  expect(() => validateDiskSizeInMb(10_240)).not.toThrow();
  expect(() => validateDiskSizeInMb(511)).toThrow('must be between 512 and 10240, but got 511');
  expect(() => validateDiskSizeInMb(10_241)).toThrow('must be between 512 and 10240, but got 10241');
});

claim("That's 11.5 MB for each minute, even if the video is silent.", () => {
  // Two channels of `pcm_s16le`, which has two bytes per sample.
  expect((DEFAULT_SAMPLE_RATE * 2 * 2 * 60) / 1_000_000).toBeCloseTo(11.5, 1);
});

claim('512 MB | 0.02669 |', () => {
  expect(estimate(512)).toBe(0.02669);
});

claim('2,048 MB | 0.02673 | + 0.1%', () => {
  expect(estimate(2048)).toBe(0.02673);
  expect(((estimate(2048) / estimate(512) - 1) * 100).toFixed(1)).toBe('0.1');
});

claim('4,096 MB | 0.02679 | + 0.4%', () => {
  expect(estimate(4096)).toBe(0.02679);
  expect(((estimate(4096) / estimate(512) - 1) * 100).toFixed(1)).toBe('0.4');
});

claim('10,240 MB | 0.02698 | + 1.1%', () => {
  expect(estimate(10_240)).toBe(0.02698);
  expect(((estimate(10_240) / estimate(512) - 1) * 100).toFixed(1)).toBe('1.1');
});

claim('If a disk is full, the error contains ENOSPC or no space left on device, along with this explanation:', () => {
  expect(errorIsOutOfSpaceError('Error: ENOSPC: write')).toBe(true);
  expect(errorIsOutOfSpaceError('No space left on device')).toBe(true);
  expect(errorIsOutOfSpaceError('Error: timeout')).toBe(false);
});
