import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findInstalledBrowser, getConfiguredBrowser} from './findInstalledBrowser.ts';
import {findOnPath} from './findOnPath.ts';
import {installDebianPackage} from './installDebianPackage.ts';

/**
 * Returns the path of a Chrome or Chromium: the one in `BROWSER_EXECUTABLE`, an installed one, or Playwright's. If there
 * is none, installs Playwright's or, on Debian and Ubuntu as root, the distribution's.
 * @throws one sentence that says what to do if there's no browser and none can be installed.
 */
export function findOrInstallBrowser(): string {
  const found = getConfiguredBrowser() ?? findInstalled() ?? findOrInstallPlaywrightBrowser() ?? installDebianBrowser();
  if (found === undefined) {
    throw new Error('The tests need Chrome or Chromium. Install one, or set BROWSER_EXECUTABLE to its path.');
  }
  return found;
}

/**
 * Returns the path of a full browser, for what the headless shell doesn't have, such as the back/forward cache.
 * @throws one sentence that says what to do if there's none and none can be installed.
 */
export function findOrInstallFullBrowser(): string {
  const playwrights = chromium.executablePath();
  const found =
    findInstalledBrowser() ??
    (existsSync(playwrights) ? playwrights : undefined) ??
    (installDebianPackage('chromium') ? findInstalledBrowser() : undefined);
  if (found === undefined) {
    throw new Error('The tests need a full Chrome or Chromium in addition to the headless shell. Install one.');
  }
  return found;
}

/** The headless shell is first, because it renders the same frames with a fifth of the processor time. */
const headlessShell = 'chromium-headless-shell';
const shells = [headlessShell, 'chrome-headless-shell'];

function findInstalled(): string | undefined {
  return findOnPath(...shells) ?? findInstalledBrowser();
}

function findOrInstallPlaywrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    console.log('  No Chrome or Chromium found. Installing Playwright’s …');
    spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit', timeout: 300_000});
  }
  return existsSync(path) ? path : undefined;
}

function installDebianBrowser(): string | undefined {
  return installDebianPackage(headlessShell) || installDebianPackage('chromium') ? findInstalled() : undefined;
}
