/**
 * Writes parameters as the one string that the hosted service calls `params`. Lists become JSON. What is not set, and
 * filters by facet, which this site does not use, are left out.
 */
export const encodeParams = (params: Readonly<Record<string, unknown>>): string => {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || name === 'facetFilters') continue;
    encoded.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return encoded.toString();
};
