/**
 * Formats a value for its field: plain text for strings, and JSON for everything else and for strings that would be
 * parsed as JSON.
 */
export function writeProp(value: unknown): string {
  if (typeof value !== 'string') {
    return JSON.stringify(value) ?? '';
  }
  return readProp(value) === value ? value : JSON.stringify(value);
}

/** Parses a field: numbers, true, false, null, arrays and objects as JSON, everything else as a string. */
export function readProp(text: string): unknown {
  const trimmed = text.trim();
  if (!/^(?:-?\d|true$|false$|null$|[[{"])/.test(trimmed)) {
    return text;
  }
  try {
    return JSON.parse(trimmed) as unknown;
  } catch {
    // Such as “3 apples”. Text that starts with a bracket is meant to be JSON.
    if (/^[-\d]/.test(trimmed)) {
      return text;
    }
    return new Error('This isn’t valid JSON. Complete it, or put double quotes around it to use it as a string.');
  }
}

/** Returns whether a value is a color that the browser's color input supports. */
export function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
}
