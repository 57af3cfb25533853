import {expect, test} from 'vitest';
import {createQuery, readChoice} from './choiceQuery.ts';
import {findNameProblem, initialOptions} from './Options.ts';

const first = {start: {kind: 'starter', id: 'hello-world'}, options: initialOptions};

test.each([
  ['', '', first],
  ['?starter=none&name=Not+valid&manager=bun&language=x&with=y', '', first],
  [
    '?starter=skia&name=intro&manager=pnpm&language=javascript&with=server,gif,agents',
    '',
    {
      start: {kind: 'starter', id: 'skia'},
      options: {
        name: 'intro',
        manager: 'pnpm',
        language: 'javascript',
        extras: ['server', 'gif'],
        hasAgents: true,
      },
    },
  ],
  ['?demo=fade-in', '', {...first, start: {kind: 'demo', name: 'fade-in'}}],
  ['?sample=0a1b', '', {...first, start: {kind: 'sample', name: '0a1b'}}],
  ['?demo=../x', '', first],
  ['?name=a', '#code=abc', {start: {kind: 'code', code: 'abc'}, options: {...initialOptions, name: 'a'}}],
])('reads %s%s', (search, hash, choice) => {
  expect(readChoice({search, hash})).toEqual(choice);
});

test.each([
  '',
  '?starter=skia',
  '?demo=fade-in&with=player,server,agents',
  '?sample=0a1b&name=intro&manager=yarn&language=javascript',
  '?name=intro#code=abc',
])('writes %s again', (url) => {
  const [search = '', hash] = url.split('#');
  expect(createQuery(readChoice({search, hash: hash === undefined ? '' : `#${hash}`}))).toBe(url);
});

test.each([
  ['', 'Enter a name.'],
  ['My Video', 'Use lowercase letters'],
  ['.hidden', 'Start with a letter'],
  ['a/b', 'Use lowercase letters'],
  ['remotion', 'npm doesn’t accept'],
  ['con', 'Windows doesn’t allow'],
  ['lpt1.video', 'Windows doesn’t allow'],
  ['x'.repeat(101), 'at most 100'],
])('says what is wrong with the name %j', (name, problem) => {
  expect(findNameProblem(name)).toContain(problem);
});
