import {addToHead} from '../addToHead.ts';
import type {BuiltSite} from '../BuiltSite.ts';
import {createCard, getCardPath} from './createCard.ts';
import {createCardTags} from './createCardTags.ts';

/**
 * Adds the social card of each page to its head: the image that appears when somebody shares its URL. Readers of the page
 * don't load it.
 */
export function addSocialCards({pages}: BuiltSite): void {
  for (const page of pages) {
    addToHead(page.file, createCardTags(createCard(page), new URL(getCardPath(page), page.url).href));
  }
}
