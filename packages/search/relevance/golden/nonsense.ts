import type {Expected} from './Expected.ts';

/** What has no answer here. */
export const nonsense: Expected = Object.fromEntries(
  [
    'asdfghjkl',
    'qwerty uiop',
    'xkcd zzyzx',
    'blockchain mortgage',
    'lorem ipsum dolor',
    'sourdough bread recipe',
    'flibbertigibbet',
    'aaaaaaaaaaaaaaaa',
    'jkhsdf kjhsdf',
    '%%%',
    '🙂',
    '()',
    '...',
    '日本語',
    'zzzz',
    'qqq',
    'bitcoin',
    'xyzzy',
  ].map((query) => [query, []]),
);
