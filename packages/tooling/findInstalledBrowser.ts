import {existsSync} from 'node:fs';
import {findOnPath} from './findOnPath.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

const paths = [
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Returns the path of an installed Chromium, Chrome or Edge, or undefined. It isn't a headless shell. */
export function findInstalledBrowser(): string | undefined {
  return findOnPath(...names) ?? paths.find(existsSync);
}

/**
 * Returns the path in `BROWSER_EXECUTABLE`, which may be that of a headless shell, or undefined if it isn't set.
 * @throws if there is no such file.
 */
export function getConfiguredBrowser(): string | undefined {
  const configured = process.env.BROWSER_EXECUTABLE;
  if (configured && !existsSync(configured)) {
    throw new Error(`BROWSER_EXECUTABLE="${configured}" does not exist. Set it to the path of Chrome or Chromium.`);
  }
  return configured || undefined;
}
