import {loadOnce} from '../../src/components/ui/loadOnce.ts';

/**
 * Prefetches a script or a style sheet, and rejects if it doesn't load. Unlike Docusaurus, doesn't request a file again
 * that was prefetched before or whose element is in the document, because the pages of a section share most files.
 */
export const prefetchFile = loadOnce(
  (url) =>
    new Promise<void>((resolve, reject) => {
      if (document.querySelector(`script[src="${url}"], link[rel="stylesheet"][href="${url}"]`)) {
        resolve();
        return;
      }
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = url;
      link.onload = () => resolve();
      link.onerror = () => reject(new Error(`Prefetching ${url} failed.`));
      document.head.append(link);
    }),
);
