import type {SearchRequest} from '../contract.ts';

const numberParams = ['page', 'hitsPerPage'];
const listParams = ['attributesToRetrieve', 'attributesToSnippet'];

/**
 * Reads the parameters of a request. Plain parameters take precedence over the encoded `params`. Values are decoded,
 * but not validated.
 */
export function decodeParams({params = '', ...plain}: SearchRequest): Record<string, unknown> {
  const encoded = [...new URLSearchParams(params)].map(([name, value]) => [name, decode(name, value)] as const);
  return {query: '', ...Object.fromEntries(encoded), ...plain};
}

function decode(name: string, value: string): unknown {
  if (numberParams.includes(name)) {
    return value.trim() === '' ? value : Number(value);
  }
  return listParams.includes(name) ? decodeList(value) : value;
}

/** Parses a list, which is either JSON or separated by commas. */
function decodeList(value: string): unknown {
  try {
    const list: unknown = JSON.parse(value);
    return list;
  } catch {
    return value === '' ? [] : value.split(',');
  }
}
