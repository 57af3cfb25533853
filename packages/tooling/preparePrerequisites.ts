import {findOrInstallBrowser, findOrInstallFullBrowser} from './findOrInstallBrowser.ts';
import {requireArial} from './requireArial.ts';
import {requireFfmpeg} from './requireFfmpeg.ts';
import {getErrorMessage} from './getErrorMessage.ts';

/**
 * Finds or installs what the tests need beyond Node.js and npm, and prints where it is.
 * @returns the path of the browser.
 * @throws an error that lists everything that is missing and couldn't be installed.
 */
export function preparePrerequisites(): string {
  console.log('\n▸ Prerequisites: a browser, FFmpeg and Arial');
  const problems: string[] = [];
  const [browser = ''] = [findOrInstallBrowser, findOrInstallFullBrowser, requireFfmpeg, requireArial].map((find) => {
    try {
      const path = find();
      console.log(`  ${path}`);
      return path;
    } catch (error) {
      problems.push(getErrorMessage(error));
      return undefined;
    }
  });
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return browser;
}
