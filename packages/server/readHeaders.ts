import {readFile} from 'node:fs/promises';

/** Headers of the responses for a path. */
export type HeaderRule = {
  /** Without the `*` that may be at the end of the path in the file. */
  path: string;
  isPrefix: boolean;
  headers: Record<string, string>;
};

/**
 * Reads the `_headers` file of a built site, which has the format of static hosts: paths, each followed by indented
 * headers. Returns no rules if the file doesn't exist.
 * @throws with the line number if the format is invalid.
 */
export async function readHeaders(file: string): Promise<HeaderRule[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') {
      return '';
    }
    throw error;
  });
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (line.startsWith('/')) {
      rules.push({path: line.replace(/\*$/, ''), isPrefix: line.endsWith('*'), headers: {}});
    } else if (rule && name !== undefined && value !== undefined) {
      rule.headers[name.toLowerCase()] = value;
    } else if (line.trim() !== '') {
      throw new Error(`${file}, line ${index + 1}: expected a path or an indented header, but got "${line}".`);
    }
  }
  return rules;
}

/** Returns the headers for a path. Later rules take precedence. */
export function getHeaders(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) => (rule.isPrefix ? path.startsWith(rule.path) : path === rule.path));
  return Object.assign({}, ...matching.map(({headers}) => headers));
}
