import type {Section} from '../Section.ts';

export const validation = {
  number: 5,
  title: 'Validation rules',
  statements: {
    'input-length': 'A search has 64 characters at the most',
    'selection-length': 'Selected text that becomes the first query is cut to 64 characters',
    'empty-query': 'An empty query shows recent and favourite searches',
    'broken-links': 'A broken link fails the build',
    'broken-markdown-links': 'A link to a Markdown file that does not exist is warned of',
    'duplicate-routes': 'Two pages at one route are warned of',
    'navbar-type': 'An item of the navigation bar of an unknown type is an error',
    'doc-id': 'An item with an unknown document is an error that lists the documents',
    'sidebar-id': 'An item with an unknown sidebar is an error that lists the sidebars',
  },
  open: ['Any other validation of forms.'],
} as const satisfies Section;
