/**
 * Encodes parameters as the string that the hosted service calls `params`. Lists become JSON. Omits missing values and
 * facet filters, which this site doesn't use.
 */
export function encodeParams(params: Readonly<Record<string, unknown>>): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || name === 'facetFilters') {
      continue;
    }
    encoded.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return encoded.toString();
}
