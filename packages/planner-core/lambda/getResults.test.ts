import {describe, expect, test} from 'vitest';
import {type Entries, initialEntries} from './Entries.ts';
import {plannerFields} from './plannerFields.ts';
import type {PlanRow} from './PlanRow.ts';
import {type EntryProblems, readEntries, requireWorkload} from './readEntries.ts';
import {getResults} from './getResults.ts';

function findProblems(entries: Partial<Entries>): EntryProblems | undefined {
  return readEntries({...initialEntries, ...entries}).problems;
}
function getRows(entries: Partial<Entries>): PlanRow[] {
  return getResults(requireWorkload({...initialEntries, ...entries})).rows;
}
function getRow(name: string, entries: Partial<Entries> = {}): PlanRow | undefined {
  return getRows(entries).find((item) => item.name.startsWith(name));
}

describe('the input', () => {
  test.each<Partial<Entries>>([
    {},
    {fps: '29.97', framesPerFunction: '40', seconds: ' 12.5 '},
    {seconds: '0.1', framesPerFunction: '3'},
    {seconds: '200', framesPerFunction: '30'},
    {memory: '2,048', renders: '1,000,000'},
    {renders: '0', developers: '0', team: '1'},
  ])('%o is accepted', (entries) => {
    expect(findProblems(entries)).toBeUndefined();
  });

  test.each<[Partial<Entries>, EntryProblems]>([
    [{seconds: ''}, {seconds: 'Enter a number from 0.01 to 86,400, with up to three decimals.'}],
    [{seconds: 'a minute'}, {seconds: 'Enter a number from 0.01 to 86,400, with up to three decimals.'}],
    [{seconds: '0.01'}, {seconds: 'At 30 fps, this is less than one frame.'}],
    [{fps: '-30'}, {fps: 'Enter a number from 1 to 240, with up to three decimals.'}],
    [{memory: '2,04'}, {memory: 'Enter a whole number from 512 to 10,240.'}],
    [{memory: '128'}, {memory: 'Enter a whole number from 512 to 10,240.'}],
    [{disk: '1e3'}, {disk: 'Enter a whole number from 512 to 10,240.'}],
    [{renders: '1.5'}, {renders: 'Enter a whole number from 0 to 999,999,999.'}],
    [{framesPerFunction: '3'}, {framesPerFunction: 'Enter at least 4. Remotion doesn’t accept fewer.'}],
    [
      {seconds: '300', framesPerFunction: '20'},
      {framesPerFunction: 'This needs 450 functions, but the limit is 200. Enter at least 45.'},
    ],
  ])('%o is rejected', (entries, problems) => {
    expect(findProblems(entries)).toEqual(problems);
  });

  test('is reported for every invalid field', () => {
    const wrong = Object.fromEntries(plannerFields.map(({name}) => [name, 'x']));
    expect(Object.keys(findProblems(wrong) ?? {})).toEqual(plannerFields.map(({name}) => name));
  });
});

describe('the rows', () => {
  test('begin with the costs', () => {
    const names = getRows({}).map(({name}) => name);
    expect(names.slice(0, 3)).toEqual(['Cost per render', 'Cost per month', 'License per month']);
  });

  test('have a formula with the numbers, a source and a date', () => {
    expect(getRow('Renderer functions')).toEqual({
      name: 'Renderer functions',
      value: '82',
      formula: '1,800 frames ÷ 22, rounded up. The limit is 200',
      source: {label: 'The formula', to: '/docs/lambda/concurrency#the-formula', date: 'Version 3.2.44'},
      alarm: false,
    });
    for (const {formula, source} of getRows({})) {
      expect([formula, source.label]).not.toContain('');
    }
  });

  test('report a timeout that is too short', () => {
    const slow = {frameTime: '6000'};
    expect(getRow('Default timeout of 120 s', slow)).toMatchObject({value: 'Too short', alarm: true});
    expect(getRow('Maximum timeout of 900 s', slow)).toMatchObject({value: 'Fits, 768 s left', alarm: false});
    expect(getResults(requireWorkload({...initialEntries, ...slow})).summary).toMatch(
      /Not enough: Default timeout of 120 s\.$/,
    );
  });

  test('report a disk that is too small, for this function and for any', () => {
    expect(getRow('Disk', {seconds: '3600'})).toMatchObject({value: '4,786 of 2,048 MB: too small', alarm: true});
    expect(getRow('Disk', {seconds: '3600', disk: '8192'})).toMatchObject({value: '4,786 of 8,192 MB', alarm: false});
    expect(getRow('Disk', {seconds: '18000'})?.formula).toContain('; a function can have at most 10,240 MB');
  });
});
