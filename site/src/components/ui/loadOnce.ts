/** Creates a function that loads a URL once for all callers. After a failure, the next call tries again. */
export function loadOnce<Loaded>(load: (address: string) => Promise<Loaded>): (address: string) => Promise<Loaded> {
  const loads = new Map<string, Promise<Loaded>>();
  return (address) => {
    const known = loads.get(address);
    if (known) {
      return known;
    }
    const loading = load(address);
    loads.set(address, loading);
    loading.catch(() => loads.delete(address));
    return loading;
  };
}
