import {type RefObject, useEffect, useState} from 'react';

/** The address of the hit that is chosen in the dialog, which keeps the choice to itself and marks it in the page. */
export const useChosenUrl = (host: RefObject<HTMLElement | null>): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const root = host.current;
    if (!root) return undefined;
    const read = (): void => {
      const link = root.querySelector('[aria-selected="true"] a.search-hit__link');
      setUrl(link?.getAttribute('href') ?? undefined);
    };
    const observer = new MutationObserver(read);
    observer.observe(root, {childList: true, subtree: true, attributeFilter: ['aria-selected', 'href']});
    return () => observer.disconnect();
  }, [host]);
  return url;
};
