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

claim("If it says null, you haven't set one, and Remotion uses the first browser it finds in this list.", () => {
  expect(loadCli().ConfigInternals.getBrowserExecutable()).toBeNull();
  const {ConfigInternals} = loadCli(['--browser-executable=/usr/bin/google-chrome']);
  expect(ConfigInternals.getBrowserExecutable()).toBe('/usr/bin/google-chrome');
});
