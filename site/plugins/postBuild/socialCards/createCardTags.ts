import {createTag} from '../createTag.ts';
import {type Card, cardSize} from './Card.ts';

/** Returns the Open Graph and Twitter tags for a page's card. */
export function createCardTags({title, description}: Card, url: string): string {
  const alt = [title, description].filter(Boolean).join(': ');
  const tags: readonly Readonly<Record<string, string>>[] = [
    {property: 'og:image', content: url},
    {property: 'og:image:type', content: 'image/jpeg'},
    {property: 'og:image:width', content: String(cardSize.width)},
    {property: 'og:image:height', content: String(cardSize.height)},
    {property: 'og:image:alt', content: alt},
    {name: 'twitter:image', content: url},
    {name: 'twitter:image:alt', content: alt},
  ];
  return tags.map((attributes) => createTag('meta', attributes)).join('');
}
