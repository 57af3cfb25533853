import type {NumberPrefixParser} from '@docusaurus/plugin-content-docs';

/**
 * A folder in parentheses groups pages without becoming part of their ids and URLs:
 * `docs/(remotion)/interpolate.mdx` has the id `interpolate` and the URL `/docs/interpolate`.
 * Number prefixes have no meaning here, because release posts and migration guides start with digits.
 */
export const parseRouteGroup: NumberPrefixParser = (name) => ({
  filename: isRouteGroup(name) ? '' : name,
  numberPrefix: undefined,
});

/** Returns whether a folder only groups pages. */
export function isRouteGroup(name: string): boolean {
  return name.startsWith('(') && name.endsWith(')');
}
