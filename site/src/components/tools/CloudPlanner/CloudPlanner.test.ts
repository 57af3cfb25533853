import {describe, expect, it} from 'vitest';
import {type Entries, firstEntries} from './Entries';
import {planCsv} from './planCsv';
import {queryOf, readQuery} from './plannerAddress';
import {plannerFields} from './plannerFields';
import type {PlanRow} from './PlanRow';
import {type EntryFaults, readEntries} from './readEntries';
import {resultsOf} from './resultsOf';

const faultsOf = (entries: Partial<Entries>): EntryFaults | undefined =>
  readEntries({...firstEntries, ...entries}).faults;
const rowsOf = (entries: Partial<Entries>): PlanRow[] => {
  const {workload, faults} = readEntries({...firstEntries, ...entries});
  if (!workload) throw new Error(JSON.stringify(faults));
  return resultsOf(workload).rows;
};
const row = (name: string, entries: Partial<Entries> = {}): PlanRow | undefined =>
  rowsOf(entries).find((item) => item.name.startsWith(name));

describe('what is entered', () => {
  it.each<Partial<Entries>>([
    {},
    {fps: '29.97', framesPerFunction: '40', seconds: ' 12.5 '},
    {seconds: '0.1', framesPerFunction: '3'},
    {seconds: '200', framesPerFunction: '30'},
    {renders: '0', developers: '0', team: '1'},
  ])('%o is accepted', (entries) => {
    expect(faultsOf(entries)).toBeUndefined();
  });

  it.each<[Partial<Entries>, EntryFaults]>([
    [{seconds: ''}, {seconds: 'Enter a number from 0.01 to 86,400, with up to three digits behind a point.'}],
    [{seconds: 'a minute'}, {seconds: 'Enter a number from 0.01 to 86,400, with up to three digits behind a point.'}],
    [{seconds: '0.01'}, {seconds: 'At 30 fps, this is less than one frame.'}],
    [{fps: '-30'}, {fps: 'Enter a number from 1 to 240, with up to three digits behind a point.'}],
    [{memory: '2,048'}, {memory: 'Enter a whole number from 512 to 10,240, digits only.'}],
    [{memory: '128'}, {memory: 'Enter a whole number from 512 to 10,240, digits only.'}],
    [{disk: '1e3'}, {disk: 'Enter a whole number from 512 to 10,240, digits only.'}],
    [{renders: '1.5'}, {renders: 'Enter a whole number from 0 to 999,999,999, digits only.'}],
    [{framesPerFunction: '3'}, {framesPerFunction: 'Enter at least 4: the package refuses fewer.'}],
    [
      {seconds: '300', framesPerFunction: '20'},
      {framesPerFunction: 'This needs 450 functions, and 200 are allowed. Enter at least 45.'},
    ],
  ])('%o is named', (entries, faults) => {
    expect(faultsOf(entries)).toEqual(faults);
  });

  it('is named in every field that is wrong', () => {
    const wrong = Object.fromEntries(plannerFields.map(({name}) => [name, 'x']));
    expect(Object.keys(faultsOf(wrong) ?? {})).toEqual(plannerFields.map(({name}) => name));
  });
});

describe('the rows', () => {
  it('have a formula with the numbers, a source and a date', () => {
    expect(row('Functions that draw')).toEqual({
      name: 'Functions that draw',
      value: '82',
      formula: '1,800 frames ÷ 22, rounded up; 200 are allowed',
      source: {label: 'The formula', to: '/docs/lambda/concurrency#the-formula', date: 'Version 3.2.44'},
      alarm: false,
    });
    for (const {formula, source} of rowsOf({})) expect([formula, source.label]).not.toContain('');
  });

  it('say when a timeout is too short', () => {
    const slow = {frameTime: '6000'};
    expect(row('Timeout of 120 s', slow)).toMatchObject({value: 'Too short', alarm: true});
    expect(row('Timeout of 900 s', slow)).toMatchObject({value: 'Fits, 768 s left', alarm: false});
    const {workload} = readEntries({...firstEntries, ...slow});
    expect(resultsOf(workload).summary).toMatch(/Too little: Timeout of 120 s, the default\.$/);
  });

  it('say when the disk is too small, for this function and for any', () => {
    expect(row('Disk', {seconds: '3600'})).toMatchObject({value: '4,786 of 2,048 MB: too small', alarm: true});
    expect(row('Disk', {seconds: '3600', disk: '8192'})).toMatchObject({value: '4,786 of 8,192 MB', alarm: false});
    expect(row('Disk', {seconds: '18000'})?.formula).toContain('; a function has at most 10,240 MB');
  });

  it('are there without numbers while a field is wrong', () => {
    const {rows} = resultsOf(undefined);
    expect(rows.map(({name}) => name)).toEqual(rowsOf({}).map(({name}) => name));
    expect(new Set(rows.flatMap(({value, formula}) => [value, formula]))).toEqual(new Set(['–']));
  });
});

describe('the address', () => {
  const everything = {
    ...Object.fromEntries(plannerFields.map(({name}, index) => [name, `${index + 600}`])),
    region: 'eu-west-2',
    architecture: 'x86_64',
  } as Entries;

  it('holds every entry, wrong ones too', () => {
    expect(readQuery(queryOf(everything))).toEqual(everything);
    const wrong = {...firstEntries, seconds: 'a minute & more', fps: ''};
    expect(readQuery(queryOf(wrong))).toEqual(wrong);
    expect(queryOf(firstEntries)).toBe('');
  });

  it('leaves out what is not offered', () => {
    expect(readQuery('?region=mars&architecture=riscv&other=1')).toEqual(firstEntries);
  });
});

it('the table for spreadsheets has every entry and every row, and quotes what has a comma', () => {
  const rows = rowsOf({});
  const lines = planCsv(firstEntries, rows).split('\r\n');
  expect(lines).toHaveLength(1 + plannerFields.length + 2 + rows.length + 1);
  expect(lines[0]).toBe('Name,Value,Formula,Source,Date');
  expect(lines[1]).toBe('Duration of the video,60,Seconds,Your entries,');
  expect(lines[3]).toBe('Frames for each function,Default,Leave it empty for the default,Your entries,');
  expect(lines).toContain('Frames,"1,800","60 s × 30 fps, rounded to whole frames",Your entries,');
});
