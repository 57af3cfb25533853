import type {Section} from '../Section.ts';

export const entities = {
  number: 3,
  title: 'Entities and their fields',
  statements: {
    hit: 'A hit has objectID, url, type, content, hierarchy from lvl0 to lvl6, highlights and snippets',
    'hit-type': 'The type of a hit is lvl1 to lvl6 or content',
    'stored-hit': 'Recent and favorite searches are hits without highlights and snippets',
    version:
      'A version has name, label, isLast, path, mainDocId, sidebars, and documents with id, path and an optional sidebar',
    announcement: 'The announcement has content, a background color, a text color, and a flag whether it can be closed',
    'navbar-item': 'A navbar item has type, label, to or href, position and optional items',
    'footer-column': 'A footer column has a title and items',
    'contents-entry': 'A table of contents entry has a level and children',
    'sidebar-item': 'A sidebar item is a link, a category with items, or HTML',
    tag: 'A tag has a name',
    'preferred-version': 'The preferred version is a version name for each documentation plugin',
    route: 'A route has a path, an exact flag, child routes and an optional sidebar',
  },
} as const satisfies Section;
