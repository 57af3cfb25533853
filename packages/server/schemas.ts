/** Maximum number of queries in one body. */
export const MAX_REQUESTS = 10;
/** The search input of the site is limited to 64 characters. Other clients may send longer queries within reason. */
export const MAX_QUERY = 512;
const MAX_HITS_PER_PAGE = 100;

const names = {type: 'array', maxItems: 30, items: {type: 'string', maxLength: 60}};

const paramProperties = {
  query: {type: 'string', maxLength: MAX_QUERY},
  page: {type: 'integer', minimum: 0},
  hitsPerPage: {type: 'integer', minimum: 0, maximum: MAX_HITS_PER_PAGE},
  attributesToRetrieve: names,
  attributesToSnippet: names,
  snippetEllipsisText: {type: 'string', maxLength: 20},
  highlightPreTag: {type: 'string', maxLength: 100},
  highlightPostTag: {type: 'string', maxLength: 100},
};

/** The decoded parameters of a query. */
export const paramsSchema = {
  type: 'object',
  required: ['query'],
  properties: paramProperties,
};

/** The body of a multi-index query as it arrives. Unknown properties are ignored. */
export const bodySchema = {
  type: 'object',
  required: ['requests'],
  properties: {
    requests: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_REQUESTS,
      items: {
        type: 'object',
        required: ['indexName'],
        properties: {indexName: {type: 'string', minLength: 1}, params: {type: 'string'}, ...paramProperties},
      },
    },
  },
};
