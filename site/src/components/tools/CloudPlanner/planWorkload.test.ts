import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {estimatePrice} from '@remotion/lambda';
import {describe, expect, it} from 'vitest';
import {accountLimits, burstOf} from './accountLimits';
import {defaultSplit} from './defaultSplit';
import {type Entries, firstEntries} from './Entries';
import {lambdaLimits} from './lambdaLimits';
import {regions} from './lambdaPrices';
import {audioPerMinute, browserCache, freeTeam, type Plan, planWorkload} from './planWorkload';
import {readEntries} from './readEntries';
import {seededRandom} from './seededRandom';

const load = createRequire(import.meta.url);
// The package does not export these modules; they are what its functions run.
const part = (file: string): Record<string, unknown> =>
  load(`../../../../../node_modules/@remotion/lambda/dist/${file}.js`) as Record<string, unknown>;
const page = (path: string): string => readFileSync(join(__dirname, '../../../../docs', path), 'utf8');

const planOf = (entries: Partial<Entries>): Plan => {
  const {workload, faults} = readEntries({...firstEntries, ...entries});
  if (!workload) throw new Error(JSON.stringify(faults));
  return planWorkload(workload);
};

const bestFrames = part('functions/helpers/best-frames-per-lambda-param').bestFramesPerLambdaParam as (
  frames: number,
) => number;
const planFrameRanges = part('functions/chunk-optimization/plan-frame-ranges').planFrameRanges as (input: {
  readonly framesPerLambda: number;
  readonly frameRange: readonly [number, number];
  readonly everyNthFrame: number;
}) => {readonly chunks: readonly (readonly [number, number])[]};

describe('the split', () => {
  it('is the default of the package, for every video of up to 20,000 frames', () => {
    for (let frames = 1; frames <= 20_000; frames++)
      expect(defaultSplit(frames).framesPerFunction, `${frames} frames`).toBe(bestFrames(frames));
  });

  it('is the default of the package for long videos', () => {
    const {between} = seededRandom(44);
    for (let round = 0; round < 2000; round++) {
      const frames = between(20_000, 86_400 * 240);
      expect(defaultSplit(frames).framesPerFunction, `${frames} frames`).toBe(bestFrames(frames));
    }
  });

  it('has as many functions as the package plans, and its longest chunk', () => {
    const {between} = seededRandom(200);
    for (let round = 0; round < 1000; round++) {
      const frames = between(1, 3000);
      const chosen = between(Math.max(Math.min(4, frames), Math.ceil(frames / 200)), 3100);
      const {chunks} = planFrameRanges({framesPerLambda: chosen, frameRange: [0, frames - 1], everyNthFrame: 1});
      const plan = planOf({seconds: String(frames), fps: '1', framesPerFunction: String(chosen), frameTime: '1000'});
      expect(plan.functions).toBe(chunks.length);
      expect(plan.longest).toBe(Math.max(...chunks.map(([start, end]) => end - start + 1)));
    }
  });

  it('is the table of the page', () => {
    const rows = [...page('lambda/concurrency.mdx').matchAll(/^\| ([\d,]+) \| [\d.]+ \w+ \| ([\d,]+) \| (\d+) \|$/gm)];
    expect(rows).toHaveLength(11);
    for (const [, ...cells] of rows) {
      const [frames = 0, size, functions] = cells.map((cell) => Number(cell.replaceAll(',', '')));
      expect(planOf({seconds: String(frames / 10), fps: '10'})).toMatchObject({framesPerFunction: size, functions});
    }
  });
});

describe('the limits', () => {
  it('are those of the package', () => {
    const constants = part('shared/constants');
    expect(lambdaLimits).toEqual({
      version: (load('@remotion/lambda/package.json') as {version: string}).version,
      minFramesPerFunction: constants.MINIMUM_FRAMES_PER_LAMBDA,
      maxFunctions: constants.MAX_FUNCTIONS_PER_RENDER,
      minMemory: constants.MIN_MEMORY,
      maxMemory: constants.MAX_MEMORY,
      defaultMemory: constants.DEFAULT_MEMORY_SIZE,
      minDisk: constants.MIN_EPHEMERAL_STORAGE_IN_MB,
      maxDisk: constants.MAX_EPHEMERAL_STORAGE_IN_MB,
      defaultDisk: constants.DEFAULT_EPHEMERAL_STORAGE_IN_MB,
      defaultTimeout: constants.DEFAULT_TIMEOUT,
      maxTimeout: constants.MAX_TIMEOUT,
    });
  });

  it('of the account are those of the page', () => {
    expect(page('lambda/limits.mdx')).toContain('as of 2022');
    expect(page('lambda/limits.mdx')).toContain('1,000 by default; as few as 10 in some new accounts');
    expect(accountLimits).toEqual({year: 2022, concurrency: 1000, leastConcurrency: 10});
  });

  it.each(regions)('burst in %s is that of the page', (region) => {
    const burst = new RegExp(`^\\| \`${region}\`[^|]*\\|[^|]*\\| ([\\d,]+) \\|`, 'm').exec(
      page('lambda/region-selection.mdx'),
    )?.[1];
    expect(burstOf(region)).toBe(Number(burst?.replace(',', '')));
  });
});

describe('a plan', () => {
  it('of the first entries', () => {
    expect(planOf({})).toEqual({
      framesPerFunction: 22,
      functions: 82,
      calls: 83,
      sideBySide: 12,
      startAtOnce: 12,
      longest: 5.5,
      together: 455.5,
      disk: 332,
      cost: 0.01218,
      monthlyCost: 12.18444,
      licence: {free: false, developerSeats: 2, cloudSeats: 1, total: 40},
    });
  });

  it('costs what estimatePrice() says for its time and calls', () => {
    const plan = planOf({region: 'eu-west-2', architecture: 'x86_64', memory: '3008', disk: '4096', renders: '70'});
    const priceOf = (times: number): number =>
      estimatePrice({
        region: 'eu-west-2',
        architecture: 'x86_64',
        memorySizeInMb: 3008,
        diskSizeInMb: 4096,
        durationInMiliseconds: plan.together * 1000 * times,
        lambdasInvoked: plan.calls * times,
      });
    expect(plan.cost).toBe(priceOf(1));
    expect(plan.monthlyCost).toBe(priceOf(70));
    expect(planOf({renders: '0'}).monthlyCost).toBe(0);
  });

  it('starts as many renders as the burst of the region allows', () => {
    expect(planOf({region: 'eu-west-2'})).toMatchObject({sideBySide: 12, startAtOnce: 6});
  });

  it('needs the disk that the page computes', () => {
    const text = page('lambda/disk-size.mdx');
    expect(text).toContain(`const audioOfPieces = ${audioPerMinute} * minutes;`);
    expect(text).toContain(`const browserCache = ${browserCache};`);
    expect(text).toContain('A test of one minute with 25 MB gives 3,946 MB for an hour.');
    expect(planOf({seconds: '3600', outputRate: '25'}).disk).toBe(3946);
  });

  it('has the seats of the licence', () => {
    const text = page('license.mdx');
    expect(text).toContain(`a for-profit organisation with up to ${freeTeam} employees | Free`);
    expect(planOf({team: '3', developers: '3', renders: '90000'}).licence).toMatchObject({free: true, total: 0});
    expect(planOf({team: '4', developers: '3', renders: '5000'}).licence.total).toBe(75);
    expect(planOf({team: '4', developers: '0', renders: '0'}).licence).toMatchObject({developerSeats: 1, total: 15});
  });
});
