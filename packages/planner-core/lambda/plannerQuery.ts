import {type Entries, initialEntries, type NumberName} from './Entries.ts';
import {architectures, regions} from './lambdaPrices.ts';
import {plannerFields} from './plannerFields.ts';

const numbers = plannerFields.map(({name}) => name);

/** Returns the query string for the entries, including its question mark, or an empty string for the initial values. */
export function createQuery(entries: Entries): string {
  const query = new URLSearchParams();
  for (const name of [...numbers, 'region', 'architecture'] as const) {
    if (entries[name] !== initialEntries[name]) {
      query.set(name, entries[name]);
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Parses the entries from a query string. Unknown regions and architectures are ignored. */
export function readQuery(search: string): Entries {
  const query = new URLSearchParams(search);
  const texts = Object.fromEntries(numbers.map((name) => [name, query.get(name) ?? initialEntries[name]])) as Record<
    NumberName,
    string
  >;
  return {
    ...texts,
    region: regions.find((region) => region === query.get('region')) ?? initialEntries.region,
    architecture: architectures.find((name) => name === query.get('architecture')) ?? initialEntries.architecture,
  };
}
