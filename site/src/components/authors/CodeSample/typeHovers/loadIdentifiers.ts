import typesUrl from '@generated/sample-types/default/typesUrl.json';
import type {PageTypes} from '../../../../../../packages/content-model/samples/types/PageTypes';
import {loadOnce} from '@site/src/components/ui/loadOnce';
import type {Identifier} from './Identifier.ts';

/**
 * Loads the identifiers of a block that have a type, in order. All blocks of a page share one request. Rejects if it
 * fails, and the next call tries again.
 */
export async function loadIdentifiers(name: string): Promise<readonly Identifier[]> {
  const [key = '', block] = name.split('.');
  const {types, blocks} = await loadPageTypes(`${typesUrl}${key}.json`);
  return decode(blocks[Number(block)] ?? [], types);
}

const loadPageTypes = loadOnce(async (url): Promise<PageTypes> => {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return (await response.json()) as PageTypes;
});

function decode(numbers: readonly number[], types: PageTypes['types']): Identifier[] {
  const found: Identifier[] = [];
  let end = 0;
  for (let index = 0; index + 2 < numbers.length; index += 3) {
    const start = end + (numbers[index] ?? 0);
    end = start + (numbers[index + 1] ?? 0);
    const type = types[numbers[index + 2] ?? -1];
    if (type) {
      found.push({start, end, type});
    }
  }
  return found;
}
