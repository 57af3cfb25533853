/**
 * Replaces path-to-regexp, with which the router matches paths: the routes of this site are paths without parameters, and
 * `*` for all others. With `end`, the whole path has to match, otherwise its beginning.
 */
export default function createPathPattern(route: string, _keys: unknown, {end}: {readonly end: boolean}): RegExp {
  const path = route === '*' ? '.*' : route.replace(/\/$/, '').replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`^${path}(?:/(?=$))?${end ? '$' : '(?=/|$)'}`, 'i');
}
