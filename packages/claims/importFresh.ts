import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);

/** Loads a file of an installed package again, so that it has none of the state that earlier claims left. */
export function importFresh<T>(file: string): T {
  const path = require.resolve(file);
  const loaded = require.cache[path];
  delete require.cache[path];
  try {
    return require(path) as T;
  } finally {
    require.cache[path] = loaded;
  }
}
