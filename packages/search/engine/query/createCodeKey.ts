import {createNameKey} from '../text/createNameKey.ts';

// A call, also with a variable for its result, an element and an import, which may be incomplete, and a command with
// arguments.
const codePatterns = [
  /^(?:(?:const|let|var)\s[^=]+=\s*)?(?:await\s+)?([A-Za-z_$][\w$.]*)\([^)]*\)?;?$/,
  /^<([A-Z][\w.]*)(?:\s[^>]*)?\/?>?$/,
  /^import\s+(?:type\s+)?\{\s*([\w$]+)/,
  /^(?:npx|yarn|pnpm(?:\s+exec)?)\s+(remotion(?:\s+[a-z]+)+)\s+[^\s-]*[^a-z\s-]/,
];

/** Returns the key of the name that a piece of code is about, or null if the query isn't code. */
export function createCodeKey(query: string): string | null {
  const name = codePatterns.map((pattern) => pattern.exec(query)?.[1]).find((found) => found !== undefined);
  return name === undefined ? null : createNameKey(name);
}
