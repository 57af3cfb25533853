/** The text of a value in its field: plain for texts, JSON for all else, and for texts that would be read as JSON. */
export const writeProp = (value: unknown): string => {
  if (typeof value !== 'string') return JSON.stringify(value) ?? '';
  return readProp(value) === value ? value : JSON.stringify(value);
};

/** Reads a field: numbers, true, false, null, lists and objects as JSON, all else as text. */
export const readProp = (text: string): unknown => {
  const trimmed = text.trim();
  if (!/^(?:-?\d|true$|false$|null$|[[{"])/.test(trimmed)) return text;
  try {
    return JSON.parse(trimmed) as unknown;
  } catch {
    // Such as “3 apples”; what begins with a bracket is meant to be JSON.
    if (/^[-\d]/.test(trimmed)) return text;
    return new Error('This is no JSON yet. A text that begins like this is written in double quotes.');
  }
};

/** Whether a value is a colour that the browser's own field takes. */
export const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
