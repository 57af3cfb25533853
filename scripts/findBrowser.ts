import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {chromium} from '@playwright/test';
import {installFromDebian} from './installFromDebian.ts';

/**
 * The path of a Chrome or Chromium: the one that `BROWSER_EXECUTABLE` names, an installed one, the one of
 * Playwright, which is installed if need be, or, on Debian as root, the distribution's.
 * Throws one sentence when there is none.
 */
export const findBrowser = (): string => {
  const given = process.env.BROWSER_EXECUTABLE;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`BROWSER_EXECUTABLE="${given}" does not exist.`);
  }
  const found = installedBrowser() ?? playwrightBrowser() ?? debianBrowser();
  if (found) return found;
  throw new Error('The browser tests need Chrome or Chromium: install one, or set BROWSER_EXECUTABLE to its path.');
};

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installedBrowser = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...fixedPlaces].find(existsSync);
};

const playwrightBrowser = (): string | undefined => {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  console.log('No Chrome or Chromium found; installing Playwright’s …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit', timeout: 300_000});
  return existsSync(path) ? path : undefined;
};

const debianBrowser = (): string | undefined => (installFromDebian('chromium') ? installedBrowser() : undefined);
