import type {BuiltPage} from '../BuiltPage.ts';
import {createFileName} from '../createFileName.ts';
import type {Card} from './Card.ts';

/** Returns the path of a page's card on the site. */
export function getCardPath({path}: BuiltPage): string {
  return `/cards/${createFileName(path)}.jpg`;
}

/** Returns the text of a page's card. */
export function createCard({path, title, description, section, parents}: BuiltPage): Card {
  return {
    categories: [...sectionNames[section], ...parents.map(({name}) => name)],
    title,
    description,
    path: path === '/' ? '' : path,
  };
}

const sectionNames: Readonly<Record<BuiltPage['section'], readonly string[]>> = {
  docs: ['Docs'],
  blog: ['Blog'],
  'success-stories': ['Success stories'],
  pages: [],
};
