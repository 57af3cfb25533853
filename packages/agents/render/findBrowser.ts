import {findInstalledBrowser, getConfiguredBrowser} from '../../tooling/findInstalledBrowser.ts';

/**
 * Returns the path of the browser in `BROWSER_EXECUTABLE`, or of an installed Chrome, Chromium or Edge.
 * @throws with what to do if there is none.
 */
export function findBrowser(): string {
  const found = getConfiguredBrowser() ?? findInstalledBrowser();
  if (found === undefined) {
    throw new Error(
      'There is no browser on this machine, so no frame can be rendered. Install Chrome or Chromium, or set BROWSER_EXECUTABLE to its path. All other tools work without it.',
    );
  }
  return found;
}
