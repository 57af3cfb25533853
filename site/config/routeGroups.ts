import type {NumberPrefixParser} from '@docusaurus/plugin-content-docs';

/**
 * A folder in parentheses groups pages without becoming a part of their ids and URLs:
 * `docs/(remotion)/interpolate.mdx` has the id `interpolate` and the URL `/docs/interpolate`.
 * Number prefixes have no meaning here; release posts and migration guides start with digits.
 */
export const routeGroups: NumberPrefixParser = (name) => ({
  filename: isRouteGroup(name) ? '' : name,
  numberPrefix: undefined,
});

const isRouteGroup = (name: string): boolean => name.startsWith('(') && name.endsWith(')');
