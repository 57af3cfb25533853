/** Values that the browser couldn't store. They're available until the tab is closed or reloaded. */
const unsaved = new Map<string, string>();

/** Reads the value of a key. Returns undefined if there is none. */
export function readStore(key: string): unknown {
  try {
    const text = unsaved.get(key) ?? window.localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Stores a value. Returns false if storage is full or blocked, in which case the value is only stored in this tab. */
export function writeStore(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    window.localStorage.setItem(key, text);
    unsaved.delete(key);
    return true;
  } catch {
    unsaved.set(key, text);
    return false;
  }
}
