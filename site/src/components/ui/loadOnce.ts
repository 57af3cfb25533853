/** Creates a function that loads a URL once for all callers. After a failure, the next call tries again. */
export function loadOnce<Loaded>(load: (url: string) => Promise<Loaded>): (url: string) => Promise<Loaded> {
  const loads = new Map<string, Promise<Loaded>>();
  return (url) => {
    const known = loads.get(url);
    if (known) {
      return known;
    }
    const loading = load(url);
    loads.set(url, loading);
    loading.catch(() => loads.delete(url));
    return loading;
  };
}
