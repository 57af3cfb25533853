/** Reads the value of a key. Returns undefined if there is none, or if storage isn't available. */
export function readStore(key: string): unknown {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

/** Stores a value. Returns whether it worked, because storage may be full or blocked. */
export function writeStore(key: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
