/** The player reads the volume from `localStorage` and throws where the browser blocks it: a stand-in keeps it going. */
export const ensureStorage = (): void => {
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
};
