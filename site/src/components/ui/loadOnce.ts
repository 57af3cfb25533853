/**
 * Makes a function that loads what lies at an address once, for all who ask. What could not be loaded is loaded again
 * for the next who asks.
 */
export const loadOnce = <Loaded>(
  load: (address: string) => Promise<Loaded>,
): ((address: string) => Promise<Loaded>) => {
  const loads = new Map<string, Promise<Loaded>>();
  return (address) => {
    const known = loads.get(address);
    if (known) return known;
    const loading = load(address);
    loads.set(address, loading);
    loading.catch(() => loads.delete(address));
    return loading;
  };
};
