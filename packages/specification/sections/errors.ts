import type {Section} from '../Section.ts';

export const errors = {
  number: 8,
  title: 'Errors',
  statements: {
    unreachable: "If no host responds: 'Unable to fetch results' and a hint about the network connection",
    'api-error': 'If the service rejects a request: an error with its message and status',
    'not-json': "If the response isn't valid JSON: a parse error",
    'no-results': "If there are no results: 'No results for' with the query",
    suggestions: 'If there are no results: up to 3 suggestions for other queries',
    'let-us-know': "If there are no results: a link 'Let us know.' if its URL is configured",
    load: "If a page can't be loaded: the message and Retry",
    crash: "If a page crashes: 'This page crashed.' with the message and 'Try again'",
    'navbar-item': 'For developers: no component for the type of a navbar item',
    'layout-doc': 'For developers: no document or sidebar with the given id',
    'version-doc': 'For developers: no document with the given id in the version',
    context: 'For developers: a hook is used outside of its provider',
    category: "For developers: a category page that doesn't belong to a category",
    'server-storage': 'For developers: storage is used on the server',
    'storage-failure': 'Storage failures are logged and ignored',
    'no-storage': "If storage isn't available, a warning is logged once",
    plural: 'A locale without plural rules falls back to English',
  },
  open: ['How an error message of the search service is displayed.'],
} as const satisfies Section;
