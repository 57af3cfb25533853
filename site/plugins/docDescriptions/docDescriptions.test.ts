import {expect, it} from 'vitest';
import {withoutDescriptions} from './docDescriptions';

it('leaves everything but the descriptions', () => {
  const version = {label: 'Next', docsSidebars: {a: []}, docs: {x: {id: 'x', title: 'X', description: 'Long.'}}};
  expect(JSON.parse(withoutDescriptions(JSON.stringify({version, other: 1})))).toEqual({
    version: {...version, docs: {x: {id: 'x', title: 'X'}}},
    other: 1,
  });
});
