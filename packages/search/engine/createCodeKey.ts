import {createNameKey} from './createNameKey.ts';

// A call, an element and an import. Any of them may be incomplete.
const CODE = [
  /^(?:await\s+)?([A-Za-z_$][\w$.]*)\([^)]*\)?;?$/,
  /^<([A-Z][\w.]*)(?:\s[^>]*)?\/?>?$/,
  /^import\s+(?:type\s+)?\{\s*([\w$]+)/,
];

/** Returns the key of the name that a piece of code is about, or null if the query isn't code. */
export function createCodeKey(typed: string): string | null {
  const name = CODE.map((pattern) => pattern.exec(typed)?.[1]).find((found) => found !== undefined);
  return name === undefined ? null : createNameKey(name);
}
