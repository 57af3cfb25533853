import type {ListedPage} from './findNearestPages.ts';

/** Reads the list of all pages. It is empty if it doesn't load, because the search still helps then. */
export async function readListedPages(): Promise<readonly ListedPage[]> {
  try {
    const response = await fetch('/pages.json');
    return response.ok ? ((await response.json()) as readonly ListedPage[]) : [];
  } catch {
    return [];
  }
}
