import {puppeteer} from '@remotion/renderer/dist/browser/node.js';
import {checkNodeVersionAndWarnAboutRosetta} from '@remotion/renderer/dist/check-apple-silicon.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {importFresh} from '../../../packages/claims/importFresh.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {replaceMachine} from '../../../packages/claims/replaceMachine.ts';

const mac = {cpuModel: 'Apple M1', architecture: 'x64', nodeVersion: 'v18.0.0'} as const;

claim('You also see the Rosetta warning if your own script imports @remotion/renderer.', () => {
  const warnings = collectConsole('warn');
  replaceMachine(mac);
  importFresh('@remotion/renderer');
  expect(warnings).toEqual([expect.stringContaining('Run Node using `arch -arm64` architecture')]);
});

claim('If your version of Node.js is older than 16, the recommendation is different:', () => {
  const warnings = collectConsole('warn');
  replaceMachine({...mac, nodeVersion: 'v15.14.0'});
  checkNodeVersionAndWarnAboutRosetta();
  expect(warnings).toEqual([expect.stringContaining(' - Upgrade to Node 16 or later')]);
  replaceMachine({...mac, nodeVersion: 'v16.0.0'});
  checkNodeVersionAndWarnAboutRosetta();
  expect(warnings[1]).not.toContain('Upgrade');
});

claim('node -p process.arch | arm64 | x64', () => {
  const warnings = collectConsole('warn');
  replaceMachine({...mac, architecture: 'arm64'});
  checkNodeVersionAndWarnAboutRosetta();
  replaceMachine({...mac, cpuModel: 'Intel(R) Core(TM) i9'});
  checkNodeVersionAndWarnAboutRosetta();
  expect(warnings).toEqual([]);
});

claim(
  "If Remotion doesn't find it on a Mac, it downloads a version of Chromium for Intel, even if Node.js is native.",
  () => {
    replaceMachine({...mac, architecture: 'arm64', platform: 'darwin'});
    const fetcher = puppeteer.createBrowserFetcher({product: 'chrome', path: null, platform: null});
    expect(fetcher.platform()).toBe('mac');
    expect(fetcher.revisionInfo('1002410')?.url).toContain('/chromium-browser-snapshots/Mac/1002410/');
  },
);
