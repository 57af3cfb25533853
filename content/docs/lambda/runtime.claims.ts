import {type AwsRegion, estimatePrice, getRegions} from '@remotion/lambda';
import {pricing} from '@remotion/lambda/dist/pricing/price-per-1-s.js';
import {
  DEFAULT_ARCHITECTURE,
  DEFAULT_CLOUDWATCH_RETENTION_PERIOD,
  DEFAULT_EPHEMERAL_STORAGE_IN_MB,
  DEFAULT_MEMORY_SIZE,
  DEFAULT_TIMEOUT,
} from '@remotion/lambda/dist/shared/constants.js';
import {hostedLayers} from '@remotion/lambda/dist/shared/hosted-layers.js';
import {validateMemorySize} from '@remotion/lambda/dist/shared/validate-memory-size.js';
import {validateTimeout} from '@remotion/lambda/dist/shared/validate-timeout.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {getLambdaExplanation} from '../../../packages/claims/getLambdaExplanation.ts';

type Settings = Partial<Parameters<typeof estimatePrice>[0]>;

function estimate(settings: Settings): number {
  return estimatePrice({
    region: 'us-east-1',
    durationInMiliseconds: 1_000_000,
    memorySizeInMb: 2048,
    diskSizeInMb: 2048,
    architecture: 'arm64',
    lambdasInvoked: 100,
    ...settings,
  });
}

claim('Memory | 2,048 MB | 512 to 10,240 MB', () => {
  expect(DEFAULT_MEMORY_SIZE).toBe(2048);
  expect(() => validateMemorySize(512)).not.toThrow();
  expect(() => validateMemorySize(10_240)).not.toThrow();
  expect(() => validateMemorySize(511)).toThrow('between 512 and 10240');
  expect(() => validateMemorySize(10_241)).toThrow('between 512 and 10240');
});

claim('Timeout | 120 seconds | 15 to 900 seconds', () => {
  expect(DEFAULT_TIMEOUT).toBe(120);
  expect(() => validateTimeout(14)).toThrow('between 15 and 900');
  expect(() => validateTimeout(901)).toThrow('between 15 and 900');
});

claim('Disk | 2,048 MB', () => {
  expect(DEFAULT_EPHEMERAL_STORAGE_IN_MB).toBe(2048);
});

claim('Architecture | arm64', () => {
  expect(DEFAULT_ARCHITECTURE).toBe('arm64');
});

claim('Log retention | 14 days', () => {
  expect(DEFAULT_CLOUDWATCH_RETENTION_PERIOD).toBe(14);
});

claim('512 MB | 0.00673', () => {
  expect(estimate({memorySizeInMb: 512})).toBe(0.00673);
});

claim('1,024 MB | 0.01340', () => {
  expect(estimate({memorySizeInMb: 1024})).toBe(0.0134);
});

claim('2,048 MB | 0.02673', () => {
  expect(estimate({memorySizeInMb: 2048})).toBe(0.02673);
});

claim('3,008 MB | 0.03923', () => {
  expect(estimate({memorySizeInMb: 3008})).toBe(0.03923);
});

claim('4,096 MB | 0.05340', () => {
  expect(estimate({memorySizeInMb: 4096})).toBe(0.0534);
});

claim('Price per GB-second in USD, all regions | 0.0000133334 | 0.0000166667', () => {
  const readPrice = (name: 'Lambda Duration-ARM' | 'Lambda Duration') => (region: AwsRegion) =>
    Number(pricing[region][name].price);
  expect(new Set(getRegions().map(readPrice('Lambda Duration-ARM')))).toEqual(new Set([0.0000133334]));
  expect(new Set(getRegions().map(readPrice('Lambda Duration')))).toEqual(new Set([0.0000166667]));
});

claim('One hour with 2,048 MB in USD, us-east-1, 100 calls | 0.09619 | 0.12019', () => {
  const durationInMiliseconds = 3_600_000;
  expect(estimate({durationInMiliseconds})).toBe(0.09619);
  expect(estimate({durationInMiliseconds, architecture: 'x86_64'})).toBe(0.12019);
});

claim('Remotion hosts them in every supported region, in the AWS account 678892195805.', () => {
  for (const architecture of ['arm64', 'x86_64'] as const) {
    expect(Object.keys(hostedLayers[architecture]).sort()).toEqual([...getRegions()].sort());
    for (const layers of Object.values(hostedLayers[architecture])) {
      expect(layers.every(({layerArn}) => layerArn.includes(':678892195805:'))).toBe(true);
    }
  }
});

claim(
  "If a function doesn't have enough memory, the render's error can contain one of these explanations:",
  async () => {
    expect(await getLambdaExplanation('net::ERR_INSUFFICIENT_RESOURCES')).toBe(
      'The lambda ran out of memory. Deploy a new function with more memory.',
    );
    expect(await getLambdaExplanation('Target closed.')).toBe(
      'The browser crashed while rendering the video. Deploy a new function with memory to give the browser more resources.',
    );
  },
);
