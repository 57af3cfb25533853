import type {Section} from '../Section.ts';

export const calls = {
  number: 7,
  title: 'Network calls',
  statements: {
    post: 'A search is a POST request to the path for multiple queries, indexes/*/queries',
    body: 'The body contains requests with indexName and params, which is a string',
    query: 'Parameter query',
    retrieve: 'The parameter attributesToRetrieve contains the hierarchy from lvl0 to lvl6, content, type and url',
    snippet:
      'The parameter attributesToSnippet contains each level and content with 10 words, or 5 on screens up to 750 px wide',
    ellipsis: 'A parameter sets the ellipsis of snippets',
    marks: 'Parameters set the mark element for highlights',
    'hits-per-page': 'The parameter hitsPerPage is 20',
    credentials: 'The application ID and the public key are query parameters',
    facets: "Searches don't filter by facets",
    answer: 'The site reads results[0].hits and nbHits from the response',
    fallback: 'The hosts are tried one after the other',
    memory: "A host that didn't respond is skipped for 2 minutes",
    connect: 'The connection timeout is 1 s',
    read: 'The timeout of a search is 2 s',
    write: 'The timeout of a write operation is 30 s',
    'unused-methods': "The site doesn't call any other method of the search service",
    'on-demand': 'The search dialog is loaded on demand',
    preconnect: 'Pages preconnect to the search host',
    lazy: 'The code of a page is loaded by its path',
    'no-others': 'There are no other network calls',
  },
  open: ['The behavior of servers.'],
} as const satisfies Section;
