import {expect, test} from 'vitest';
import {matchesQuery} from '../../../src/components/ui/matchesQuery.ts';
import {readExamples} from './readExamples.ts';

const examples = await readExamples();

test.each([
  ['podcast', 'audiogram'],
  ['waveform', 'audiogram'],
  ['spring()', 'spring-delay-stagger'],
  ['useVideoConfig', 'spring-damping'],
])('finds by “%s”, which is not in the title: %s', (query, name) => {
  const found = examples.filter(({searchTerms}) => matchesQuery(searchTerms, query));
  expect(found.map((example) => example.name)).toContain(name);
  expect(found.length).toBeLessThan(examples.length);
  expect(examples.find((example) => example.name === name)?.title).not.toMatch(new RegExp(query, 'i'));
});
