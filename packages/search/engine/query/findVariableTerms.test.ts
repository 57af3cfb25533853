import {expect, test} from 'vitest';
import {findVariableTerms} from './findVariableTerms.ts';

test.each([
  ['Cannot find composition with ID "main".', ['main']],
  ["No 'src' was passed", ['src']],
  ["it doesn't work, isn't it", []],
  ['Could not play http://localhost:3000/a.mp4 here', ['http', 'localhost', '3000/a.mp4', '3000', 'a', 'mp4']],
  ['open C:\\\\Users\\\\jo failed', ['c', 'users', 'jo']],
  ['The out name is video.webm but', ['video.webm', 'video', 'webm']],
  ['Composition id can only contain a-z', []],
])('%s has the values %j', (typed, expected) => {
  expect([...findVariableTerms(typed)]).toEqual(expected);
});
