import {loadOnce} from '@site/src/components/ui/loadOnce';

/** Loads the HTML of a page of this site. Rejects if it doesn't load; the next call tries again. */
export const loadPage: (path: string) => Promise<Document> = loadOnce(async (path) => {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`Loading ${path} failed with HTTP status ${response.status}.`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
});
