/** Reads what was stored under a key; nothing when there is nothing, or the browser keeps nothing. */
export const readStore = (key: string): unknown => {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};

/** Stores a value. Says whether the browser has kept it: it may be full, or not allowed to. */
export const writeStore = (key: string, value: unknown): boolean => {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};
