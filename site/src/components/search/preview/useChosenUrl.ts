import {type RefObject, useEffect, useState} from 'react';

/** Returns the URL of the selected hit. The dialog doesn't expose its selection, but marks it in the DOM. */
export function useChosenUrl(host: RefObject<HTMLElement | null>): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const root = host.current;
    if (!root) {
      return undefined;
    }
    const read = (): void => {
      const link = root.querySelector('[aria-selected="true"] a.search-hit__link');
      setUrl(link?.getAttribute('href') ?? undefined);
    };
    const observer = new MutationObserver(read);
    observer.observe(root, {childList: true, subtree: true, attributeFilter: ['aria-selected', 'href']});
    return () => observer.disconnect();
  }, [host]);
  return url;
}
