import address from '@generated/sample-types/default/address.json';
import type {PageTypes} from '@site/plugins/sampleTypes/PageTypes';
import {loadOnce} from '@site/src/components/ui/loadOnce';
import type {Identifier} from './Identifier';

/**
 * The identifiers of a block that have a type, in their order. The blocks of a page share one request. Rejects when
 * it fails; it is then made again for the next call. In development there are none.
 */
export const loadIdentifiers = async (name: string): Promise<readonly Identifier[]> => {
  if (address === null) return [];
  const [key = '', block] = name.split('.');
  const {types, blocks} = await pageOf(`${address}${key}.json`);
  return decode(blocks[Number(block)] ?? [], types);
};

const pageOf = loadOnce(async (url): Promise<PageTypes> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as PageTypes;
});

const decode = (numbers: readonly number[], types: PageTypes['types']): Identifier[] => {
  const found: Identifier[] = [];
  let end = 0;
  for (let index = 0; index + 2 < numbers.length; index += 3) {
    const start = end + (numbers[index] ?? 0);
    end = start + (numbers[index + 1] ?? 0);
    const type = types[numbers[index + 2] ?? -1];
    if (type) found.push({start, end, type});
  }
  return found;
};
