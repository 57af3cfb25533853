import {openBrowser} from '@remotion/renderer';
import {puppeteer} from '@remotion/renderer/dist/browser/node.js';
import {onTestFinished, vi} from 'vitest';

type Options = Parameters<typeof openBrowser>[1];

/** Returns the options with which Remotion starts a browser, without starting it. */
export async function readLaunchOptions(options: Options = {}): Promise<{readonly args: readonly string[]}> {
  const page = {close: async () => {}};
  const browser = {pages: async () => [page], close: async () => {}};
  const launch = vi.spyOn(puppeteer, 'launch').mockResolvedValue(browser as never);
  onTestFinished(() => launch.mockRestore());
  // Any file that exists, because Remotion would download a browser otherwise.
  await openBrowser('chrome', {browserExecutable: process.execPath, ...options});
  return launch.mock.lastCall?.[0] as {readonly args: readonly string[]};
}
