import {type RefObject, useEffect, useState} from 'react';

/** The selected hit of the dialog. */
export type ChosenHit = {
  readonly url: string;
  /** The text that was found, if it isn't a heading. */
  readonly text?: string | undefined;
};

/** Returns the selected hit. The dialog doesn't expose its selection, but marks it in the DOM. */
export function useChosenHit(host: RefObject<HTMLElement | null>): ChosenHit | undefined {
  const [hit, setHit] = useState<ChosenHit>();
  useEffect(() => {
    const root = host.current;
    if (!root) {
      return undefined;
    }
    const read = (): void => {
      const link = root.querySelector<HTMLAnchorElement>('[aria-selected="true"] a.search-hit__link');
      const url = link?.getAttribute('href') ?? undefined;
      const next = url === undefined ? undefined : {url, text: link?.dataset.text};
      setHit((last) => (last?.url === next?.url && last?.text === next?.text ? last : next));
    };
    const observer = new MutationObserver(read);
    observer.observe(root, {childList: true, subtree: true, attributeFilter: ['aria-selected', 'href']});
    return () => observer.disconnect();
  }, [host]);
  return hit;
}
