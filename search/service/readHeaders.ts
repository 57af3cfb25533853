import {readFile} from 'node:fs/promises';

/** Headers of the answers to a path. */
export type HeaderRule = {
  /** Without the `*` that may stand at the end of the path in the file. */
  path: string;
  isPrefix: boolean;
  headers: Record<string, string>;
};

/**
 * Reads a `_headers` file of a built site, in the format of static hosts: paths, each with indented headers below.
 * Gives no rules if there is no such file.
 * @throws with the line if it has another form.
 */
export async function readHeaders(file: string): Promise<HeaderRule[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
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
      throw new Error(`${file}, line ${index + 1}: expected a path, or a header below one, got "${line}".`);
    }
  }
  return rules;
}

/** The headers that the rules give to an answer. A later rule wins. */
export function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) => (rule.isPrefix ? path.startsWith(rule.path) : path === rule.path));
  return Object.assign({}, ...matching.map(({headers}) => headers));
}
