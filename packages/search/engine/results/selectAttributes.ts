import type {SearchHit} from '../../contract.ts';

export type Attributes = Omit<SearchHit, 'objectID' | '_highlightResult' | '_snippetResult'>;

/** Reduces attributes to the requested ones, such as `url` or `hierarchy.lvl1`. Keeps all for `*` or an empty list. */
export function selectAttributes(attributes: Attributes, requested?: string[]): Attributes {
  if (!requested || requested.includes('*')) {
    return attributes;
  }
  const selected = Object.entries(attributes).flatMap(([name, value]): [string, unknown][] => {
    if (requested.includes(name)) {
      return [[name, value]];
    }
    const inner = requested.flatMap((path) => (path.startsWith(`${name}.`) ? path.slice(name.length + 1) : []));
    return inner.length > 0 && value && typeof value === 'object'
      ? [[name, Object.fromEntries(Object.entries(value).filter(([key]) => inner.includes(key)))]]
      : [];
  });
  return Object.fromEntries(selected);
}
