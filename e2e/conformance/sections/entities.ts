import type {Section} from '../Section.ts';

export const entities = {
  number: 3,
  title: 'Entities and their fields',
  statements: {
    hit: 'A hit has objectID, url, type, content, hierarchy from lvl0 to lvl6, highlights and snippets',
    'hit-type': 'The type of a hit is lvl1 to lvl6 or content',
    'stored-hit': 'Recent and favourite searches are hits without highlights and snippets',
    version:
      'A version has name, label, isLast, path, mainDocId, sidebars, and documents with id, path and perhaps a sidebar',
    announcement: 'The announcement has content, colours of background and text, and whether it can be closed',
    'navbar-item': 'An item of the navigation bar has type, label, to or href, position and perhaps items',
    'footer-column': 'A column of the footer has title and items',
    'contents-entry': 'An entry of the table of contents has a level and children',
    'sidebar-item': 'An item of a sidebar is a link, a category with items, or HTML',
    tag: 'A tag has a name',
    'preferred-version': 'The preferred version is the name of one, for each documentation plugin',
    route: 'A route has a path, whether it is exact, child routes, and perhaps a sidebar',
  },
} as const satisfies Section;
