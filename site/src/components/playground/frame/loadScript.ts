const loading = new Map<string, Promise<void>>();

/** Loads a script once. Rejects with a message for the reader, and the next call tries again. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) {
    return known;
  }
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(address);
      script.remove();
      reject(new Error('A package didn’t load. Check your connection, then run the code again.'));
    };
    document.head.append(script);
  });
  loading.set(address, promise);
  return promise;
}
