import {distance} from 'fastest-levenshtein';

/** The five of some names that a wrong one is most likely to have meant, best first. */
export const nearest = (name: string, known: readonly string[]): string[] =>
  [...new Set(known)]
    .map((candidate) => ({candidate, far: distance(candidate.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.far - b.far)
    .slice(0, 5)
    .map(({candidate}) => candidate);
