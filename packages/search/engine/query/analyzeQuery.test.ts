import {expect, test} from 'vitest';
import {createVocabulary} from '../indexing/createVocabulary.ts';
import type {FullText} from '../indexing/FullText.ts';
import {analyzeQuery} from './analyzeQuery.ts';

const terms = [
  ...['use', 'spring', 'usespline', 'rerenders', 'voice', 'over', 'preview', 'server'],
  ...['web', 'hook', 'webhooks', 'start', 'frame', 'startfrom', 'flicker', 'ring', 'flickering'],
];
const context = {
  vocabulary: createVocabulary(
    {
      terms: [...terms.map((term): FullText['terms'][number] => [term, {body: [0]}]), ['startserver', {keywords: [0]}]],
      recordCount: 1,
    },
    [],
  ),
  matchUrl: () => null,
  translate: () => null,
};

test.each([
  ['useSpring ', ['use', 'spring']],
  ['useSplin ', ['usesplin']],
  ['re-renders ', ['rerenders']],
  ['re-render ', ['rerender']],
  ['preview-server ', ['preview', 'server']],
  ['voiceover ', ['voice', 'over']],
  ['startframe ', ['start', 'frame']],
  ['flickerring ', ['flickerring']],
])('reads %s as words that the site contains', (query, expected) => {
  expect(analyzeQuery(query, context).words.map(({term}) => term)).toEqual(expected);
});

test.each([
  ['web hook', 'webhooks', ['web', 'hook']],
  ['Web Hooks voice', 'webhooks', ['web', 'hooks']],
  ['web  hook', 'webhooks', ['web', 'hook']],
  ['web, hook', 'webhooks', []],
  ['start server', 'startserver', []],
])('reads neighboring words of %s as %s if the site has them as one word', (query, compound, expected) => {
  const matching = analyzeQuery(query, context).words.filter(({matchingTerms}) => matchingTerms.get(compound) === 0.9);
  expect(matching.map(({term}) => term)).toEqual(expected);
});

test.each([
  ['what is a spring?', 'spring'],
  ['What are the springs', 'springs'],
  ['what does spring mean', 'spring'],
  ['spring meaning', 'spring'],
])('reads %s as a question about a term', (query, expected) => {
  const {definitionKey, words} = analyzeQuery(query, context);
  expect(definitionKey).not.toBeNull();
  expect(words.map(({term}) => term)).toEqual([expected]);
});

test.each(['spring', "what's new", 'what is', 'define the spring'])(
  'does not read %s as a question about a term',
  (query) => {
    expect(analyzeQuery(query, context).definitionKey).toBeNull();
  },
);
