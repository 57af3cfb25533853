/** Maximum number of queries in one body. */
export const maxRequests = 10;
/** The search input of the site is limited to 64 characters. Other clients may send longer queries within reason. */
export const maxServerQueryLength = 512;
const maxHitsPerPage = 100;

const names = {type: 'array', maxItems: 30, items: {type: 'string', maxLength: 60}};

const paramProperties = {
  query: {type: 'string', maxLength: maxServerQueryLength},
  page: {type: 'integer', minimum: 0},
  hitsPerPage: {type: 'integer', minimum: 0, maximum: maxHitsPerPage},
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
      maxItems: maxRequests,
      items: {
        type: 'object',
        required: ['indexName'],
        properties: {indexName: {type: 'string', minLength: 1}, params: {type: 'string'}, ...paramProperties},
      },
    },
  },
};
