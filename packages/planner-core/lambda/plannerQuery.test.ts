import {expect, test} from 'vitest';
import {type Entries, initialEntries} from './Entries.ts';
import {plannerFields} from './plannerFields.ts';
import {createQuery, readQuery} from './plannerQuery.ts';

const everything = {
  ...Object.fromEntries(plannerFields.map(({name}, index) => [name, `${index + 600}`])),
  region: 'eu-west-2',
  architecture: 'x86_64',
} as Entries;

test('the URL contains every entry, even invalid ones', () => {
  expect(readQuery(createQuery(everything))).toEqual(everything);
  const wrong = {...initialEntries, seconds: 'a minute & more', fps: ''};
  expect(readQuery(createQuery(wrong))).toEqual(wrong);
  expect(createQuery(initialEntries)).toBe('');
});

test('unknown options in the URL are ignored', () => {
  expect(readQuery('?region=mars&architecture=riscv&other=1')).toEqual(initialEntries);
});
