import {existsSync} from 'node:fs';
import {findOnPath} from '../../tooling/findOnPath.ts';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge'];

const paths = [
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Returns the path of the browser in `BROWSER_EXECUTABLE`, or of an installed Chrome, Chromium or Edge.
 * @throws with what to do if there is none.
 */
export function findBrowser(): string {
  const configured = process.env.BROWSER_EXECUTABLE;
  if (configured) {
    if (existsSync(configured)) {
      return configured;
    }
    throw new Error(`BROWSER_EXECUTABLE="${configured}" does not exist. Set it to the path of Chrome or Chromium.`);
  }
  const found = findOnPath(...names) ?? paths.find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(
      'There is no browser on this machine, so no frame can be rendered. Install Chrome or Chromium, or set BROWSER_EXECUTABLE to its path. All other tools work without it.',
    );
  }
  return found;
}
