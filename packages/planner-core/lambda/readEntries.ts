import type {Entries, NumberName} from './Entries.ts';
import {formatNumber} from './formatNumber.ts';
import {lambdaLimits} from './lambdaLimits.ts';
import {type NumberRule, plannerFields} from './plannerFields.ts';
import type {Workload} from './Workload.ts';

/** The errors by field name. */
export type EntryProblems = Partial<Record<NumberName, string>>;

type ReadEntries =
  | {readonly workload: Workload; readonly problems?: undefined}
  | {readonly workload?: undefined; readonly problems: EntryProblems};

/** Parses the numbers in the fields. Returns a workload, or the errors in the fields. */
export function readEntries(entries: Entries): ReadEntries {
  const problems: EntryProblems = {};
  for (const rule of plannerFields) {
    const problem = findProblem(rule, entries[rule.name]);
    if (problem !== undefined) {
      problems[rule.name] = problem;
    }
  }
  const {region, architecture} = entries;
  const numbers = Object.fromEntries(
    plannerFields.map(({name}) => [name, Number(removeSeparators(entries[name]))]),
  ) as Record<NumberName, number>;
  const frames = Math.round(numbers.seconds * numbers.fps);
  const chosen = entries.framesPerFunction.trim() === '' ? undefined : numbers.framesPerFunction;
  if (!problems.seconds && !problems.fps) {
    if (frames < 1) {
      problems.seconds = `At ${entries.fps.trim()} fps, this is less than one frame.`;
    } else if (chosen !== undefined && !problems.framesPerFunction) {
      problems.framesPerFunction = findSplitProblem(frames, chosen);
    }
  }
  return Object.values(problems).some(Boolean)
    ? {problems}
    : {workload: {...numbers, frames, framesPerFunction: chosen, region, architecture}};
}

function findProblem({min, max, whole, empty}: NumberRule, entry: string): string | undefined {
  const text = removeSeparators(entry);
  if (text === '' && empty !== undefined) {
    return undefined;
  }
  const isNumber = (whole ? /^\d{1,15}$/ : /^\d{1,15}(\.\d{1,3})?$/).test(text);
  if (isNumber && Number(text) >= min && Number(text) <= max) {
    return undefined;
  }
  const range = `from ${formatNumber(min)} to ${formatNumber(max)}`;
  return whole ? `Enter a whole number ${range}.` : `Enter a number ${range}, with up to three decimals.`;
}

/** Removes the commas that messages and results have in large numbers. */
function removeSeparators(entry: string): string {
  const text = entry.trim();
  return /^[1-9]\d{0,2}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
}

/** Parses entries that are known to be valid. */
export function requireWorkload(entries: Entries): Workload {
  const {workload, problems} = readEntries(entries);
  if (!workload) {
    throw new Error(`Expected valid entries, but found: ${JSON.stringify(problems)}`);
  }
  return workload;
}

/** Returns the error that the package throws when a render starts. */
function findSplitProblem(frames: number, chosen: number): string | undefined {
  const {minFramesPerFunction, maxFunctions} = lambdaLimits;
  const min = Math.min(minFramesPerFunction, frames);
  if (chosen < min) {
    return `Enter at least ${min}. Remotion doesn’t accept fewer.`;
  }
  const functions = Math.ceil(frames / chosen);
  if (functions <= maxFunctions) {
    return undefined;
  }
  const enough = Math.ceil(frames / maxFunctions);
  return `This needs ${formatNumber(functions)} functions, but the limit is ${maxFunctions}. Enter at least ${formatNumber(enough)}.`;
}
