import {prices} from '../license/prices.ts';
import {accountLimits, getBurst} from './accountLimits.ts';
import {createCostRows} from './createCostRows.ts';
import {formatNumber} from './formatNumber.ts';
import {getDefaultSplit} from './getDefaultSplit.ts';
import {lambdaLimits} from './lambdaLimits.ts';
import type {PlanRow, PlanSource} from './PlanRow.ts';
import {audioPerMinute, browserCache, freeTeam, type Plan} from './planWorkload.ts';
import type {Workload} from './Workload.ts';

/** Returns the rows of a plan, costs first: each value with its formula in words, its source and its date. */
export function createPlanRows(workload: Workload, plan: Plan): PlanRow[] {
  return [
    ...createCostRows(workload, plan),
    createLicenseRow(workload, plan),
    {
      name: 'Frames',
      value: formatNumber(workload.frames),
      formula: `${formatNumber(workload.seconds)} s × ${formatNumber(workload.fps)} fps, rounded to whole frames`,
      source: {label: 'Your entries', date: ''},
      alarm: false,
    },
    {
      name: 'Frames per function',
      value: formatNumber(plan.framesPerFunction),
      formula: workload.framesPerFunction === undefined ? formatDefault(workload.frames) : 'As entered',
      source: sources.split,
      alarm: false,
    },
    {
      name: 'Renderer functions',
      value: formatNumber(plan.functions),
      formula: `${formatNumber(workload.frames)} frames ÷ ${formatNumber(plan.framesPerFunction)}, rounded up. The limit is ${lambdaLimits.maxFunctions}`,
      source: sources.functions,
      alarm: false,
    },
    {
      name: 'Concurrent functions',
      value: `${formatNumber(plan.calls)} of ${formatNumber(accountLimits.concurrency)}`,
      formula: `${formatNumber(plan.functions)} renderer functions + 1 main function. The default quota of an account is ${formatNumber(accountLimits.concurrency)} per region, and some new accounts have ${accountLimits.minConcurrency}`,
      source: sources.limits,
      alarm: false,
    },
    {
      name: 'Concurrent renders',
      value: formatNumber(plan.sideBySide),
      formula: `${formatNumber(accountLimits.concurrency)} functions ÷ ${formatNumber(plan.calls)}, rounded down`,
      source: sources.limits,
      alarm: false,
    },
    {
      name: 'Renders that can start at once',
      value: formatNumber(plan.startAtOnce),
      formula: formatStart(workload, plan),
      source: sources.burst,
      alarm: false,
    },
    {
      name: 'Duration of the longest function',
      value: `${formatNumber(plan.longest)} s`,
      formula: `${formatNumber(Math.min(plan.framesPerFunction, workload.frames))} frames × ${formatNumber(workload.frameTime)} ms, for rendering only`,
      source: sources.assumption,
      alarm: false,
    },
    {
      name: 'Total duration of all functions',
      value: `${formatNumber(plan.together)} s`,
      formula: `${formatNumber(workload.frames)} frames × ${formatNumber(workload.frameTime)} ms + ${formatNumber(plan.longest)} s for the main function, which waits for the longest one`,
      source: sources.assumption,
      alarm: false,
    },
    createTimeoutRow(`Default timeout of ${lambdaLimits.defaultTimeout} s`, lambdaLimits.defaultTimeout, plan),
    createTimeoutRow(`Maximum timeout of ${lambdaLimits.maxTimeout} s`, lambdaLimits.maxTimeout, plan),
    createDiskRow(workload, plan),
  ];
}

const release = `Version ${lambdaLimits.version}`;

const sources = {
  split: {label: 'The default', to: '/docs/lambda/concurrency#the-default', date: release},
  functions: {label: 'The formula', to: '/docs/lambda/concurrency#the-formula', date: release},
  limits: {label: 'Lambda limits', to: '/docs/lambda/limits#the-limits', date: `AWS, as of ${accountLimits.year}`},
  burst: {label: 'Burst', to: '/docs/lambda/limits#burst', date: 'AWS, 2022; replaced in November 2023'},
  assumption: {label: 'Your assumption', date: 'Not measured'},
  timeout: {label: 'Timeout', to: '/docs/lambda/runtime#timeout', date: release},
  disk: {label: 'Disk size', to: '/docs/lambda/disk-size#how-much-a-video-needs', date: `Calculated, ${release}`},
  license: {label: 'License', to: '/docs/license#prices-in-2022', date: `As of ${prices.year}`},
} as const satisfies Record<string, PlanSource>;

function formatDefault(frames: number): string {
  const {aim, parts} = getDefaultSplit(frames);
  return `Remotion aims for 75 + 75 × ${formatNumber(frames)} ÷ 18,000 functions, at most 150: ${formatNumber(aim)}. With at least 20 frames each, that’s ${formatNumber(frames)} frames ÷ ${formatNumber(parts)}, rounded up`;
}

function formatStart({region}: Workload, {calls}: Plan): string {
  const burst = getBurst(region);
  const bound =
    burst > accountLimits.concurrency ? `, but the account has ${formatNumber(accountLimits.concurrency)}` : '';
  return `A burst of ${formatNumber(burst)} functions in ${region}${bound}: ${formatNumber(Math.min(burst, accountLimits.concurrency))} ÷ ${formatNumber(calls)}, rounded down`;
}

function createTimeoutRow(name: string, timeout: number, {longest}: Plan): PlanRow {
  const fits = longest < timeout;
  return {
    name,
    value: fits ? `Fits, ${formatNumber(timeout - longest)} s left` : 'Too short',
    formula: fits
      ? `${timeout} s − ${formatNumber(longest)} s of rendering. The rest is for starting the browser and for encoding, combining and uploading`
      : `Rendering alone takes ${formatNumber(longest)} s. Give each function fewer frames${timeout < lambdaLimits.maxTimeout ? ' or more time' : ''}`,
    source: sources.timeout,
    alarm: !fits,
  };
}

function createDiskRow({seconds, outputRate, disk}: Workload, plan: Plan): PlanRow {
  const minutes = formatNumber(seconds / 60);
  const fits = plan.disk <= disk;
  return {
    name: 'Disk space of the main function',
    value: `${formatNumber(plan.disk)} of ${formatNumber(disk)} MB${fits ? '' : ': too small'}`,
    formula: `2 × ${formatNumber(outputRate)} MB × ${minutes} min of output + ${audioPerMinute} MB of audio × ${minutes} min + ${browserCache} MB for the browser, rounded up${
      plan.disk > lambdaLimits.maxDisk ? `; a function can have at most ${formatNumber(lambdaLimits.maxDisk)} MB` : ''
    }`,
    source: sources.disk,
    alarm: !fits,
  };
}

function createLicenseRow({team, developers, renders}: Workload, {license}: Plan): PlanRow {
  return {
    name: 'License per month',
    value: `${formatNumber(license.total)} USD`,
    formula: license.free
      ? `Free for companies with up to ${freeTeam} employees. This one has ${formatNumber(team)}`
      : `${formatNumber(license.developerSeats)} × ${prices.developerPerMonth} USD for developers + ${formatNumber(license.cloudSeats)} × ${prices.cloudPerMonth} USD for ${formatNumber(renders)} renders ÷ ${formatNumber(prices.rendersPerServerlessSeat)}, rounded up${
          license.developerSeats > developers ? '. At least one seat stays active' : ''
        }. Free for individuals and non-profits`,
    source: sources.license,
    alarm: false,
  };
}
