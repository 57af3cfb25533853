import type {Judgments} from '../Judgments.ts';

/** Queries that the documentation has no answer to. */
export const nonsense: Judgments = Object.fromEntries(
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
