import {nameKey} from './nameKey.ts';

// A call, an element and an import, as far as they are typed or pasted.
const CODE = [
  /^(?:await\s+)?([A-Za-z_$][\w$.]*)\([^)]*\)?;?$/,
  /^<([A-Z][\w.]*)(?:\s[^>]*)?\/?>?$/,
  /^import\s+(?:type\s+)?\{\s*([\w$]+)/,
];

/** Finds the name that a piece of code is about, as a key; null for all that is no code. */
export function codeKey(typed: string): string | null {
  const name = CODE.map((pattern) => pattern.exec(typed)?.[1]).find((found) => found !== undefined);
  return name === undefined ? null : nameKey(name);
}
