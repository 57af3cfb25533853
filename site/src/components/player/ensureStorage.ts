/** Replaces `localStorage` if the browser blocks it, because the player reads the volume from it and would throw. */
export function ensureStorage(): void {
  try {
    window.localStorage.getItem('');
  } catch {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    Object.defineProperty(window, 'localStorage', {configurable: true, value: storage});
  }
}
