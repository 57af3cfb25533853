import {onTestFinished, vi} from 'vitest';

/**
 * Lets every request end at the given URL, or fail as in Chrome if there is none. Returns the URLs that are requested.
 */
export function simulateRedirect(target: string | undefined): readonly string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    if (target === undefined) {
      throw new TypeError('Failed to fetch');
    }
    return {url: target};
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}
