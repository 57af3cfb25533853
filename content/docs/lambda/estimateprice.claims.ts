import {
  type EstimatePriceInput,
  estimatePrice,
  getRegions,
  getRenderProgress,
  renderMediaOnLambda,
} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createPayload, readPayload} from '../../../packages/claims/lambdaPayload.ts';
import {forbidAws, replaceAws} from '../../../packages/claims/replaceAws.ts';

const example: EstimatePriceInput = {
  region: 'us-east-1',
  durationInMiliseconds: 20_000,
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  architecture: 'arm64',
  lambdasInvoked: 1,
};

function estimate(changes: Partial<Record<keyof EstimatePriceInput, unknown>> = {}): number {
  return estimatePrice({...example, ...changes} as EstimatePriceInput);
}

claim(
  'This prints 0.00053, which is the price in US dollars for 20 seconds with the default memory and disk size.',
  () => {
    expect(estimate()).toBe(0.00053);
  },
);

claim("so the function doesn't send any requests to AWS and doesn't need an access key.", () => {
  const calls = forbidAws();
  expect(estimate()).toBe(0.00053);
  expect(calls).toEqual([]);
});

claim('One of the ten regions that Remotion supports.', () => {
  expect(getRegions()).toHaveLength(10);
  getRegions().forEach((region) => expect(estimate({region})).toBeGreaterThan(0));
});

claim('For example, if 50 functions run for 4 seconds each, pass 200,000.', () => {
  const single = estimate({durationInMiliseconds: 4000, lambdasInvoked: 0});
  expect(estimate({durationInMiliseconds: 200_000, lambdasInvoked: 0})).toBeCloseTo(50 * single, 3);
});

claim("The value can't be negative.", () => {
  expect(() => estimate({durationInMiliseconds: -1})).toThrow(
    "Parameter 'durationInMiliseconds' must be over 0 but it is -1.",
  );
});

claim("The function's memory in megabytes, as a whole number from 512 to 10,240.", () => {
  expect(() => estimate({memorySizeInMb: 512})).not.toThrow();
  expect(() => estimate({memorySizeInMb: 10_240})).not.toThrow();
  for (const memorySizeInMb of [511, 10_241, 2048.5]) {
    expect(() => estimate({memorySizeInMb})).toThrow("parameter 'memorySizeInMb' must be");
  }
});

claim('The size of the temporary disk in megabytes, as a whole number from 512 to 10,240.', () => {
  expect(() => estimate({diskSizeInMb: 512})).not.toThrow();
  expect(() => estimate({diskSizeInMb: 10_240})).not.toThrow();
  for (const diskSizeInMb of [511, 10_241, 2048.5]) {
    expect(() => estimate({diskSizeInMb})).toThrow("parameter 'diskSizeInMb' must be");
  }
});

claim('The first 512 MB are free.', () => {
  const hours = {durationInMiliseconds: 3_600_000, lambdasInvoked: 0};
  // The memory alone costs 0.0000133334 × 2 GB × 3600 seconds.
  expect(estimate({...hours, diskSizeInMb: 512})).toBeCloseTo(0.0000133334 * 2 * 3600, 5);
  expect(estimate({...hours, diskSizeInMb: 1024})).toBeGreaterThan(estimate({...hours, diskSizeInMb: 512}));
});

claim('On x86_64, the example above costs 0.00067 USD.', () => {
  expect(estimate({architecture: 'x86_64'})).toBe(0.00067);
});

claim('A render needs one call to start it', async () => {
  const calls = replaceAws({Invoke: () => createPayload({})});
  await renderMediaOnLambda({
    region: 'us-east-1',
    functionName: 'f',
    serveUrl: 'https://example.com/index.html',
    composition: 'Countdown',
    inputProps: {},
    codec: 'h264',
  });
  expect(calls.map(({command}) => command)).toEqual(['Invoke']);
  expect(readPayload(calls[0])).toMatchObject({type: 'start'});
});

claim('Each getRenderProgress() call counts as well.', async () => {
  const calls = replaceAws({Invoke: () => createPayload({})});
  await getRenderProgress({functionName: 'f', bucketName: 'remotionlambda-a', renderId: 'a', region: 'us-east-1'});
  expect(calls.map(({command}) => command)).toEqual(['Invoke']);
});

claim('The price in US dollars, rounded to five decimal places.', () => {
  const price = estimate({durationInMiliseconds: 12_345});
  expect(price).toBe(Number(price.toFixed(5)));
});

claim('A single second with the default settings costs 0.00003.', () => {
  expect(estimate({durationInMiliseconds: 1000})).toBe(0.00003);
});

claim("A single call without any running time is so cheap that it's rounded to 0.", () => {
  expect(estimate({durationInMiliseconds: 0, lambdasInvoked: 1})).toBe(0);
  expect(estimate({durationInMiliseconds: 0, lambdasInvoked: 1000})).toBe(0.0002);
});

claim(
  'In us-east-1, a GB-second costs 0.0000133334 on arm64 and 0.0000166667 on x86_64, a disk GB-second costs 0.0000000309, and a call costs 0.0000002.',
  () => {
    const million = 1_000_000;
    const seconds = {durationInMiliseconds: million * 1000, memorySizeInMb: 1024, diskSizeInMb: 512, lambdasInvoked: 0};
    expect(estimate(seconds)).toBe(13.3334);
    expect(estimate({...seconds, architecture: 'x86_64'})).toBe(16.6667);
    expect(estimate({...seconds, diskSizeInMb: 1536}) - estimate(seconds)).toBeCloseTo(0.0309, 8);
    expect(estimate({durationInMiliseconds: 0, lambdasInvoked: million})).toBe(0.2);
  },
);

claim('Use one of the listed regions.', () => {
  expect(() => estimate({region: 'mars'})).toThrow(
    'mars is not a valid AWS region. Must be one of: eu-central-1, eu-west-1, eu-west-2, us-east-1, us-east-2, us-west-2, ap-south-1, ap-southeast-1, ap-southeast-2, ap-northeast-1',
  );
});

claim("Pass a number that isn't negative. Despite the first message, 0 is allowed.", () => {
  expect(() => estimate({durationInMiliseconds: 0})).not.toThrow();
  expect(() => estimate({durationInMiliseconds: '20000'})).toThrow('must be a number but got string');
  expect(() => estimate({durationInMiliseconds: Number.NaN})).toThrow('must not be NaN but it is.');
});
