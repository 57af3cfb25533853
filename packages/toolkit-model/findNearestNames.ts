import {distance} from 'fastest-levenshtein';

/** Returns the five names that are closest to a wrong name, best match first. */
export function findNearestNames(name: string, known: readonly string[]): string[] {
  return [...new Set(known)]
    .map((candidate) => ({candidate, far: distance(candidate.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.far - b.far)
    .slice(0, 5)
    .map(({candidate}) => candidate);
}
