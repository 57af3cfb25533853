import {prices} from '../../../data/prices';
import {accountLimits, burstOf} from './accountLimits';
import {costRows} from './costRows';
import {count} from './count';
import {defaultSplit} from './defaultSplit';
import {lambdaLimits} from './lambdaLimits';
import type {PlanRow, PlanSource} from './PlanRow';
import {audioPerMinute, browserCache, freeTeam, type Plan} from './planWorkload';
import type {Workload} from './Workload';

/** A plan as rows: each value with its formula in words, its source and its date. */
export const planRows = (workload: Workload, plan: Plan): PlanRow[] => [
  {
    name: 'Frames',
    value: count(workload.frames),
    formula: `${count(workload.seconds)} s × ${count(workload.fps)} fps, rounded to whole frames`,
    source: {label: 'Your entries', date: ''},
    alarm: false,
  },
  {
    name: 'Frames for each function',
    value: count(plan.framesPerFunction),
    formula: workload.framesPerFunction === undefined ? defaultFormula(workload.frames) : 'As entered',
    source: sources.split,
    alarm: false,
  },
  {
    name: 'Functions that draw',
    value: count(plan.functions),
    formula: `${count(workload.frames)} frames ÷ ${count(plan.framesPerFunction)}, rounded up; ${lambdaLimits.maxFunctions} are allowed`,
    source: sources.functions,
    alarm: false,
  },
  {
    name: 'Functions at once',
    value: `${count(plan.calls)} of ${count(accountLimits.concurrency)}`,
    formula: `${count(plan.functions)} that draw + 1 main function; ${count(accountLimits.concurrency)} in a region is the default of an account, some new ones have ${accountLimits.leastConcurrency}`,
    source: sources.limits,
    alarm: false,
  },
  {
    name: 'Renders side by side',
    value: count(plan.sideBySide),
    formula: `${count(accountLimits.concurrency)} functions ÷ ${count(plan.calls)}, rounded down`,
    source: sources.limits,
    alarm: false,
  },
  {
    name: 'Renders that start at once',
    value: count(plan.startAtOnce),
    formula: startFormula(workload, plan),
    source: sources.burst,
    alarm: false,
  },
  {
    name: 'Time of the longest function',
    value: `${count(plan.longest)} s`,
    formula: `${count(Math.min(plan.framesPerFunction, workload.frames))} frames × ${count(workload.frameTime)} ms, for drawing alone`,
    source: sources.assumption,
    alarm: false,
  },
  {
    name: 'Time of all functions',
    value: `${count(plan.together)} s`,
    formula: `${count(workload.frames)} frames × ${count(workload.frameTime)} ms + ${count(plan.longest)} s of the main function, which waits for the longest`,
    source: sources.assumption,
    alarm: false,
  },
  timeoutRow(`Timeout of ${lambdaLimits.defaultTimeout} s, the default`, lambdaLimits.defaultTimeout, plan),
  timeoutRow(`Timeout of ${lambdaLimits.maxTimeout} s, the most`, lambdaLimits.maxTimeout, plan),
  diskRow(workload, plan),
  ...costRows(workload, plan),
  licenceRow(workload, plan),
];

const release = `Version ${lambdaLimits.version}`;

const sources = {
  split: {label: 'The default', to: '/docs/lambda/concurrency#the-default', date: release},
  functions: {label: 'The formula', to: '/docs/lambda/concurrency#the-formula', date: release},
  limits: {label: 'Lambda limits', to: '/docs/lambda/limits#the-limits', date: `AWS, as of ${accountLimits.year}`},
  burst: {label: 'Burst', to: '/docs/lambda/limits#burst', date: 'AWS, 2022; replaced in November 2023'},
  assumption: {label: 'Your assumption', date: 'Not measured'},
  timeout: {label: 'Timeout', to: '/docs/lambda/runtime#timeout', date: release},
  disk: {label: 'Disk size', to: '/docs/lambda/disk-size#how-much-a-video-needs', date: `Calculated, ${release}`},
  licence: {label: 'License', to: '/docs/license#prices-in-2022', date: `As of ${prices.year}`},
} as const satisfies Record<string, PlanSource>;

const defaultFormula = (frames: number): string => {
  const {aim, parts} = defaultSplit(frames);
  return `The aim is 75 + 75 × ${count(frames)} ÷ 18,000 functions, at most 150: ${count(aim)}. With at least 20 frames each, ${count(frames)} frames ÷ ${count(parts)}, rounded up`;
};

const startFormula = ({region}: Workload, {calls}: Plan): string => {
  const burst = burstOf(region);
  const bound = burst > accountLimits.concurrency ? `, but the account has ${count(accountLimits.concurrency)}` : '';
  return `A burst of ${count(burst)} functions in ${region}${bound}: ${count(Math.min(burst, accountLimits.concurrency))} ÷ ${count(calls)}, rounded down`;
};

const timeoutRow = (name: string, timeout: number, {longest}: Plan): PlanRow => {
  const fits = longest < timeout;
  return {
    name,
    value: fits ? `Fits, ${count(timeout - longest)} s left` : 'Too short',
    formula: fits
      ? `${timeout} s − ${count(longest)} s of drawing; the rest is for starting the browser, encoding, joining and uploading`
      : `Drawing alone takes ${count(longest)} s: give each function fewer frames${timeout < lambdaLimits.maxTimeout ? ', or more time' : ''}`,
    source: sources.timeout,
    alarm: !fits,
  };
};

const diskRow = ({seconds, outputRate, disk}: Workload, plan: Plan): PlanRow => {
  const minutes = count(seconds / 60);
  const fits = plan.disk <= disk;
  return {
    name: 'Disk of the main function',
    value: `${count(plan.disk)} of ${count(disk)} MB${fits ? '' : ': too small'}`,
    formula: `2 × ${count(outputRate)} MB × ${minutes} min of output + ${audioPerMinute} MB of audio × ${minutes} min + ${browserCache} MB for the browser, rounded up${
      plan.disk > lambdaLimits.maxDisk ? `; a function has at most ${count(lambdaLimits.maxDisk)} MB` : ''
    }`,
    source: sources.disk,
    alarm: !fits,
  };
};

const licenceRow = ({team, developers, renders}: Workload, {licence}: Plan): PlanRow => ({
  name: 'Licence for a month',
  value: `${count(licence.total)} USD`,
  formula: licence.free
    ? `A company of up to ${freeTeam} employees pays nothing; this one has ${count(team)}`
    : `${count(licence.developerSeats)} × ${prices.developerPerMonth} USD for developers + ${count(licence.cloudSeats)} × ${prices.cloudPerMonth} USD for ${count(renders)} renders ÷ ${count(prices.rendersPerServerlessSeat)}, rounded up${
        licence.developerSeats > developers ? '; one seat stays active' : ''
      }. Individuals and non-profits pay nothing`,
  source: sources.licence,
  alarm: false,
});
