import type {Entries, NumberName} from './Entries';
import {count} from './count';
import {lambdaLimits} from './lambdaLimits';
import {type NumberRule, plannerFields} from './plannerFields';
import type {Workload} from './Workload';

/** What is wrong with a field, by its name. */
export type EntryFaults = Partial<Record<NumberName, string>>;

type ReadEntries =
  | {readonly workload: Workload; readonly faults?: undefined}
  | {readonly workload?: undefined; readonly faults: EntryFaults};

/** Reads numbers from the fields: a workload, or what has to be corrected in which field. */
export const readEntries = (entries: Entries): ReadEntries => {
  const faults: EntryFaults = {};
  for (const rule of plannerFields) {
    const fault = faultOf(rule, entries[rule.name]);
    if (fault !== undefined) faults[rule.name] = fault;
  }
  const {region, architecture} = entries;
  const numbers = Object.fromEntries(plannerFields.map(({name}) => [name, Number(entries[name])])) as Record<
    NumberName,
    number
  >;
  const frames = Math.round(numbers.seconds * numbers.fps);
  const chosen = entries.framesPerFunction.trim() === '' ? undefined : numbers.framesPerFunction;
  if (!faults.seconds && !faults.fps) {
    if (frames < 1) faults.seconds = `At ${entries.fps.trim()} fps, this is less than one frame.`;
    else if (chosen !== undefined && !faults.framesPerFunction) faults.framesPerFunction = splitFault(frames, chosen);
  }
  return Object.values(faults).some(Boolean)
    ? {faults}
    : {workload: {...numbers, frames, framesPerFunction: chosen, region, architecture}};
};

const faultOf = ({min, max, whole, empty}: NumberRule, entry: string): string | undefined => {
  const text = entry.trim();
  if (text === '' && empty !== undefined) return undefined;
  const isNumber = (whole ? /^\d{1,15}$/ : /^\d{1,15}(\.\d{1,3})?$/).test(text);
  if (isNumber && Number(text) >= min && Number(text) <= max) return undefined;
  const range = `from ${count(min)} to ${count(max)}`;
  return whole
    ? `Enter a whole number ${range}, digits only.`
    : `Enter a number ${range}, with up to three digits behind a point.`;
};

/** What the package refuses when a render starts. */
const splitFault = (frames: number, chosen: number): string | undefined => {
  const {minFramesPerFunction, maxFunctions} = lambdaLimits;
  const least = Math.min(minFramesPerFunction, frames);
  if (chosen < least) return `Enter at least ${least}: the package refuses fewer.`;
  const functions = Math.ceil(frames / chosen);
  if (functions <= maxFunctions) return undefined;
  const enough = Math.ceil(frames / maxFunctions);
  return `This needs ${count(functions)} functions, and ${maxFunctions} are allowed. Enter at least ${count(enough)}.`;
};
