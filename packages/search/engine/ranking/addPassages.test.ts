import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {createEngine} from '../createEngine.ts';
import {createIndex} from '../indexing/createIndex.ts';

const {search} = createEngine(createIndex(records));

test('a page that answers a question shows the best paragraph, and opens at it', () => {
  const [hit] = search({query: 'how do I add music to a video that fades out'}).hits;
  expect(hit).toMatchObject({
    type: 'lvl1',
    url: 'https://docs.example.com/docs/using-audio#volume',
    content: 'Give a number, or a function of the frame, to fade the music out.',
  });
});

test('a page that is found by its name shows its description', () => {
  const [hit] = search({query: 'using audio'}).hits;
  expect(hit).toMatchObject({
    url: 'https://docs.example.com/docs/using-audio',
    content: 'Add music and speech to a video.',
  });
});
