import {Connection} from '@remotion/renderer/dist/browser/Connection.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {readLaunchOptions} from '../../../packages/claims/readLaunchOptions.ts';
import {replaceMachine} from '../../../packages/claims/replaceMachine.ts';

claim('On Linux, all tabs share one process, so a single crash takes down every tab.', async () => {
  replaceMachine({platform: 'linux'});
  expect((await readLaunchOptions()).args).toContain('--single-process');
  replaceMachine({platform: 'darwin'});
  expect((await readLaunchOptions()).args).not.toContain('--single-process');
});

claim("The browser can't open a new tab after that, so the render waits forever.", async () => {
  // Like the package ws, this connection ignores what is sent after it has closed.
  const transport: {onclose?: () => void; send: () => void} = {send: () => undefined};
  const connection = new Connection(transport as never);
  const createTab = (): Promise<unknown> => connection.send('Target.createTarget', {url: 'about:blank'});
  const during = createTab();
  transport.onclose?.();
  await expect(during).rejects.toThrow('Protocol error (Target.createTarget): Target closed.');
  const timeout = new Promise((resolve) => setTimeout(resolve, 100, 'waiting'));
  expect(await Promise.race([createTab(), timeout])).toBe('waiting');
});

claim("If it says null, you haven't set one, and Remotion uses the first browser it finds in this list.", () => {
  expect(loadCli().ConfigInternals.getBrowserExecutable()).toBeNull();
  const {ConfigInternals} = loadCli(['--browser-executable=/usr/bin/google-chrome']);
  expect(ConfigInternals.getBrowserExecutable()).toBe('/usr/bin/google-chrome');
});
