import {closest, distance} from 'fastest-levenshtein';

/**
 * Returns a package whose missing exports throw an error that names them. Otherwise, the code would get `undefined`, and
 * fail later with an error that doesn't.
 * @param name the import path of the package.
 */
export function requireExports(name: string, exported: unknown): unknown {
  return new Proxy(Object(exported) as object, {
    get: (target, key) => {
      if (typeof key === 'string' && !(key in target) && !optional.has(key)) {
        throw new Error(`“${name}” doesn’t export ${key}.${suggest(key, Object.keys(target))}`);
      }
      return Reflect.get(target, key) as unknown;
    },
  });
}

/** What the compiler's code, promises, `JSON.stringify()` and React look up, whether it exists or not. */
const optional: ReadonlySet<string> = new Set(['__esModule', 'default', 'then', 'toJSON', '$$typeof', 'defaultProps']);

function suggest(key: string, names: readonly string[]): string {
  if (names.length === 0) {
    return '';
  }
  const nearest = names.find((known) => known.toLowerCase() === key.toLowerCase()) ?? closest(key, names);
  return distance(key.toLowerCase(), nearest.toLowerCase()) <= 2 ? ` Did you mean ${nearest}?` : '';
}
