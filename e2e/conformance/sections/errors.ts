import type {Section} from '../Section.ts';

export const errors = {
  number: 8,
  title: 'Errors',
  statements: {
    unreachable: "No host answers: 'Unable to fetch results' and a word about the network connection",
    'api-error': 'The service refuses: an error with its message and status',
    'not-json': 'The answer is not valid JSON: an error of reading it',
    'no-results': "Nothing is found: 'No results for' with the query",
    suggestions: 'Nothing is found: up to 3 other queries are suggested',
    'let-us-know': "Nothing is found: a link 'Let us know.' if an address for it is configured",
    load: 'A page can not be loaded: the message and Retry',
    crash: "A page crashes: 'This page crashed.' with the message and 'Try again'",
    'navbar-item': 'For developers: no component for the type of an item of the navigation bar',
    'layout-doc': 'For developers: no document or sidebar with an id',
    'version-doc': 'For developers: no document of the version with an id',
    context: 'For developers: a hook outside of its provider',
    category: 'For developers: a category page that belongs to no category',
    'server-storage': 'For developers: storage used on the server',
    'storage-failure': 'Failures of storage are logged and ignored',
    'no-storage': 'Storage that is not available is warned of once',
    plural: 'A locale without plural rules falls back to English',
  },
  open: ['How a message of the search service is displayed.'],
} as const satisfies Section;
