import {prefersReducedData} from '@site/src/components/ui/prefersReducedData';
import {firstInteraction} from './firstInteraction.ts';

type Fetch = typeof window.docusaurus.prefetch;

/**
 * Replaces the object of Docusaurus: what links fetch when they become visible, and when the pointer is over them. The
 * pages of visible links wait until the reader does something, and so does the code that fetches them, so that the first
 * page is light.
 */
const fetchAhead: {readonly prefetch: Fetch; readonly preload: Fetch} = {
  prefetch: (url) => !prefersReducedData() && call('prefetchPage', url),
  preload: (url) => !prefersReducedData() && call('preloadPage', url),
};

async function call(name: 'prefetchPage' | 'preloadPage', url: string): Promise<void[]> {
  await firstInteraction;
  try {
    const functions = await import('./prefetchPages.ts');
    await functions[name](getPath(url));
  } catch {
    // It's requested again when another link to it becomes visible, or when the reader follows the link.
  }
  return [];
}

/** The router only finds the page of a link without its query and hash. */
function getPath(url: string): string {
  return url.replace(/[?#].*/, '');
}

export default Object.freeze(fetchAhead);
