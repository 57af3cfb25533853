import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {estimatePrice} from '@remotion/lambda';
import {describe, expect, test} from 'vitest';
import {root} from '../../tooling/root.ts';
import {accountLimits, getBurst} from './accountLimits.ts';
import {getDefaultSplit} from './getDefaultSplit.ts';
import {type Entries, initialEntries} from './Entries.ts';
import {lambdaLimits} from './lambdaLimits.ts';
import {regions} from './lambdaPrices.ts';
import {audioPerMinute, browserCache, freeTeam, type Plan, planWorkload} from './planWorkload.ts';
import {readEntries} from './readEntries.ts';
import {createSeededRandom} from './createSeededRandom.ts';

const load = createRequire(import.meta.url);
// The package doesn't export these modules, but its functions use them.
function loadModule(file: string): Record<string, unknown> {
  return load(join(root, 'node_modules/@remotion/lambda/dist', `${file}.js`)) as Record<string, unknown>;
}
function createPage(path: string): string {
  return readFileSync(join(root, 'content/docs', path), 'utf8');
}

function createPlan(entries: Partial<Entries>): Plan {
  const {workload, problems} = readEntries({...initialEntries, ...entries});
  if (!workload) {
    throw new Error(JSON.stringify(problems));
  }
  return planWorkload(workload);
}

const bestFrames = loadModule('functions/helpers/best-frames-per-lambda-param').bestFramesPerLambdaParam as (
  frames: number,
) => number;
const planFrameRanges = loadModule('functions/chunk-optimization/plan-frame-ranges').planFrameRanges as (input: {
  readonly framesPerLambda: number;
  readonly frameRange: readonly [number, number];
  readonly everyNthFrame: number;
}) => {readonly chunks: readonly (readonly [number, number])[]};

describe('the split', () => {
  test('is the default of the package for every video with up to 20,000 frames', () => {
    for (let frames = 1; frames <= 20_000; frames++) {
      expect(getDefaultSplit(frames).framesPerFunction, `${frames} frames`).toBe(bestFrames(frames));
    }
  });

  test('is the default of the package for long videos', () => {
    const {between} = createSeededRandom(44);
    for (let round = 0; round < 2000; round++) {
      const frames = between(20_000, 86_400 * 240);
      expect(getDefaultSplit(frames).framesPerFunction, `${frames} frames`).toBe(bestFrames(frames));
    }
  });

  test('has as many functions as the package plans, and its longest chunk', () => {
    const {between} = createSeededRandom(200);
    for (let round = 0; round < 1000; round++) {
      const frames = between(1, 3000);
      const chosen = between(Math.max(Math.min(4, frames), Math.ceil(frames / 200)), 3100);
      const {chunks} = planFrameRanges({framesPerLambda: chosen, frameRange: [0, frames - 1], everyNthFrame: 1});
      const plan = createPlan({
        seconds: String(frames),
        fps: '1',
        framesPerFunction: String(chosen),
        frameTime: '1000',
      });
      expect(plan.functions).toBe(chunks.length);
      expect(plan.longest).toBe(Math.max(...chunks.map(([start, end]) => end - start + 1)));
    }
  });

  test('matches the table on the page', () => {
    const rows = [
      ...createPage('lambda/concurrency.mdx').matchAll(/^\| ([\d,]+) \| [\d.]+ \w+ \| ([\d,]+) \| (\d+) \|$/gm),
    ];
    expect(rows).toHaveLength(11);
    for (const [, ...cells] of rows) {
      const [frames = 0, size, functions] = cells.map((cell) => Number(cell.replaceAll(',', '')));
      expect(createPlan({seconds: String(frames / 10), fps: '10'})).toMatchObject({framesPerFunction: size, functions});
    }
  });
});

describe('the limits', () => {
  test('match the package', () => {
    const constants = loadModule('shared/constants');
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

  test('of the account match the page', () => {
    expect(createPage('lambda/limits.mdx')).toContain('as of 2022');
    expect(createPage('lambda/limits.mdx')).toContain('1,000 by default; as few as 10 in some new accounts');
    expect(accountLimits).toEqual({year: 2022, concurrency: 1000, minConcurrency: 10});
  });

  test.each(regions)('burst in %s matches the page', (region) => {
    const burst = new RegExp(`^\\| \`${region}\`[^|]*\\|[^|]*\\| ([\\d,]+) \\|`, 'm').exec(
      createPage('lambda/region-selection.mdx'),
    )?.[1];
    expect(getBurst(region)).toBe(Number(burst?.replace(',', '')));
  });
});

describe('a plan', () => {
  test('for the initial entries', () => {
    expect(createPlan({})).toEqual({
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
      license: {free: false, developerSeats: 2, cloudSeats: 1, total: 40},
    });
  });

  test('costs the result of estimatePrice() for its time and calls', () => {
    const plan = createPlan({region: 'eu-west-2', architecture: 'x86_64', memory: '3008', disk: '4096', renders: '70'});
    const computePrice = (times: number): number =>
      estimatePrice({
        region: 'eu-west-2',
        architecture: 'x86_64',
        memorySizeInMb: 3008,
        diskSizeInMb: 4096,
        durationInMiliseconds: plan.together * 1000 * times,
        lambdasInvoked: plan.calls * times,
      });
    expect(plan.cost).toBe(computePrice(1));
    expect(plan.monthlyCost).toBe(computePrice(70));
    expect(createPlan({renders: '0'}).monthlyCost).toBe(0);
  });

  test('starts as many renders as the burst limit of the region allows', () => {
    expect(createPlan({region: 'eu-west-2'})).toMatchObject({sideBySide: 12, startAtOnce: 6});
  });

  test('requires the disk size from the page', () => {
    const text = createPage('lambda/disk-size.mdx');
    expect(text).toContain(`const audioOfChunks = ${audioPerMinute} * minutes;`);
    expect(text).toContain(`const browserCache = ${browserCache};`);
    expect(text).toContain('if a one-minute test takes up 25 MB, an hour needs 3,946 MB.');
    expect(createPlan({seconds: '3600', outputRate: '25'}).disk).toBe(3946);
  });

  test('has the seats of the license', () => {
    const text = createPage('license.mdx');
    expect(text).toContain(`for-profit organization that has ${freeTeam} employees or fewer | Free`);
    expect(createPlan({team: '3', developers: '3', renders: '90000'}).license).toMatchObject({free: true, total: 0});
    expect(createPlan({team: '4', developers: '3', renders: '5000'}).license.total).toBe(75);
    expect(createPlan({team: '4', developers: '0', renders: '0'}).license).toMatchObject({
      developerSeats: 1,
      total: 15,
    });
  });
});
