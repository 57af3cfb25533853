/** What the router uses of a regular expression. */
type PathPattern = {exec(pathname: string): readonly [matched: string] | null};

/**
 * Replaces path-to-regexp, with which the router matches paths: the routes of this site are paths without parameters, and
 * `*` for all others. With `end`, the whole path has to match, otherwise its beginning. Compiling 300 regular expressions
 * would delay the first click.
 */
export default function createPathPattern(route: string, _keys: unknown, {end}: {readonly end: boolean}): PathPattern {
  if (route === '*') {
    return {exec: (pathname) => [pathname]};
  }
  const path = route.replace(/\/$/, '').toLowerCase();
  return {
    exec(pathname) {
      const start = pathname.slice(0, path.length);
      const rest = pathname.slice(path.length);
      if (start.toLowerCase() !== path) {
        return null;
      }
      if (rest === '' || rest === '/') {
        return [pathname];
      }
      return !end && rest.startsWith('/') ? [start] : null;
    },
  };
}
