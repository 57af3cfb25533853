import type {Section} from '../Section.ts';

export const validation = {
  number: 5,
  title: 'Validation rules',
  statements: {
    'input-length': 'A search query has at most 64 characters',
    'selection-length': 'Selected text that becomes the initial query is truncated to 64 characters',
    'empty-query': 'An empty query shows recent and favorite searches',
    'broken-links': 'A broken link fails the build',
    'broken-markdown-links': "A link to a Markdown file that doesn't exist causes a warning",
    'duplicate-routes': 'Two pages with the same route cause a warning',
    'navbar-type': 'A navbar item of an unknown type is an error',
    'doc-id': 'An item with an unknown document is an error that lists the documents',
    'sidebar-id': 'An item with an unknown sidebar is an error that lists the sidebars',
  },
  open: ['Any other validation of forms.'],
} as const satisfies Section;
