import {type AwsRegion, estimatePrice, getRegions} from '@remotion/lambda';
import {pricing} from '@remotion/lambda/dist/pricing/price-per-1-s.js';
import {getAwsRegion} from '@remotion/lambda/dist/cli/get-aws-region.js';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {forbidAws} from '../../../packages/claims/replaceAws.ts';

function expectDiskPrice(region: AwsRegion, price: number): void {
  expect(Number(pricing[region]['Lambda Storage-Duration-ARM'].price)).toBeCloseTo(price, 12);
}

claim(
  'According to the prices built into @remotion/lambda, memory and time cost the same in all ten regions, and only the disk price varies.',
  () => {
    for (const name of ['Lambda Duration', 'Lambda Duration-ARM', 'Lambda Requests'] as const) {
      expect(new Set(getRegions().map((region) => pricing[region][name].price)).size).toBe(1);
    }
    const diskPrices = getRegions().map((region) => pricing[region]['Lambda Storage-Duration-ARM'].price);
    expect(new Set(diskPrices).size).toBeGreaterThan(1);
  },
);

claim('us-east-1 (default) | … | 0.0000000309', () => {
  expectDiskPrice('us-east-1', 0.0000000309);
});

claim('us-east-2 | … | 0.0000000309', () => {
  expectDiskPrice('us-east-2', 0.0000000309);
});

claim('us-west-2 | … | 0.0000000309', () => {
  expectDiskPrice('us-west-2', 0.0000000309);
});

claim('eu-west-1 | … | 0.0000000340', () => {
  expectDiskPrice('eu-west-1', 0.000000034);
});

claim('eu-west-2 | … | 0.0000000358', () => {
  expectDiskPrice('eu-west-2', 0.0000000358);
});

claim('eu-central-1 | … | 0.0000000367', () => {
  expectDiskPrice('eu-central-1', 0.0000000367);
});

claim('ap-south-1 | … | 0.0000000352', () => {
  expectDiskPrice('ap-south-1', 0.0000000352);
});

claim('ap-southeast-1 | … | 0.0000000370', () => {
  expectDiskPrice('ap-southeast-1', 0.000000037);
});

claim('ap-southeast-2 | … | 0.0000000370', () => {
  expectDiskPrice('ap-southeast-2', 0.000000037);
});

claim('ap-northeast-1 | … | 0.0000000370', () => {
  expectDiskPrice('ap-northeast-1', 0.000000037);
});

claim('estimatePrice() returns 0.02673 USD for the three US regions and 0.02674 USD for all others.', () => {
  for (const region of getRegions()) {
    const price = estimatePrice({
      region,
      durationInMiliseconds: 1_000_000,
      memorySizeInMb: 2048,
      diskSizeInMb: 2048,
      architecture: 'arm64',
      lambdasInvoked: 100,
    });
    expect(price).toBe(region.startsWith('us-') ? 0.02673 : 0.02674);
  }
});

claim("use getRegions(), which doesn't need credentials:", () => {
  forbidAws();
  expect(getRegions()).toHaveLength(10);
});

claim('The command line uses the first of these values that is set:', () => {
  vi.stubEnv('REMOTION_AWS_REGION', undefined);
  vi.stubEnv('AWS_REGION', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(getAwsRegion()).toBe('us-east-1');
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  expect(getAwsRegion()).toBe('eu-west-1');
  vi.stubEnv('REMOTION_AWS_REGION', 'eu-central-1');
  expect(getAwsRegion()).toBe('eu-central-1');
});
