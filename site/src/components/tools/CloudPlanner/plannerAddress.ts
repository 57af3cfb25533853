import {type Entries, firstEntries, type NumberName} from './Entries';
import {architectures, regions} from './lambdaPrices';
import {plannerFields} from './plannerFields';

const numbers = plannerFields.map(({name}) => name);

/** The query that holds the entries, with its question mark, or nothing when nothing is changed. */
export const queryOf = (entries: Entries): string => {
  const query = new URLSearchParams();
  for (const name of [...numbers, 'region', 'architecture'] as const)
    if (entries[name] !== firstEntries[name]) query.set(name, entries[name]);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** Reads the entries from a query. A region or architecture that is not offered is left out. */
export const readQuery = (search: string): Entries => {
  const query = new URLSearchParams(search);
  const texts = Object.fromEntries(numbers.map((name) => [name, query.get(name) ?? firstEntries[name]])) as Record<
    NumberName,
    string
  >;
  return {
    ...texts,
    region: regions.find((region) => region === query.get('region')) ?? firstEntries.region,
    architecture: architectures.find((name) => name === query.get('architecture')) ?? firstEntries.architecture,
  };
};
