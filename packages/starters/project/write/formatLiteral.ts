/**
 * Writes a value of JSON as the literal of a JavaScript file, as Prettier formats it. `indentation` is the number of
 * spaces before its line, and `room` how many characters fit next to it on the line.
 */
export function formatLiteral(value: unknown, indentation: number, room: number): string {
  const line = formatLine(value);
  if (line.length <= room || typeof value !== 'object' || value === null) {
    return line;
  }
  const inner = ' '.repeat(indentation + 2);
  const open = Array.isArray(value) ? '[' : '{';
  const close = Array.isArray(value) ? ']' : '}';
  const items = Object.entries(value).map(([key, item]) => {
    const start = Array.isArray(value) ? inner : `${inner}${formatKey(key)}: `;
    return `${start}${formatLiteral(item, indentation + 2, 79 - start.length)},\n`;
  });
  return `${open}\n${items.join('')}${' '.repeat(indentation)}${close}`;
}

function formatLine(value: unknown): string {
  if (typeof value === 'string') {
    const json = JSON.stringify(value);
    return value.includes("'") ? json : `'${json.slice(1, -1).replaceAll(String.raw`\"`, '"')}'`;
  }
  if (Array.isArray(value)) {
    return `[${value.map(formatLine).join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries(value).map(([key, item]) => `${formatKey(key)}: ${formatLine(item)}`);
    return `{${items.join(', ')}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}

function formatKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : formatLine(key);
}
