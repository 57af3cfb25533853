import {openBrowser} from '@remotion/renderer';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {readLaunchOptions} from '../../../packages/claims/readLaunchOptions.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

claim("The type Browser also includes 'firefox', but passing it throws an error in 3.2.44.", async () => {
  await expect(openBrowser('firefox')).rejects.toThrow(
    'Firefox supported is not yet turned on. Stay tuned for the future.',
  );
});

claim("This value doesn't exist.", async () => {
  await expect(openBrowser('edge' as 'chrome')).rejects.toThrow('Unknown browser product: edge');
});

claim('Choose one of the listed backends.', async () => {
  await expect(readLaunchOptions({chromiumOptions: {gl: 'vulkan' as 'egl'}})).rejects.toThrow(
    'vulkan is not a valid GL backend. Accepted values: swangle, angle, egl, swiftshader',
  );
});

claim('The path to Chrome or Chromium.', async () => {
  expect(await readLaunchOptions()).toMatchObject({executablePath: process.execPath});
});

claim(
  'Whether to print everything that the browser process writes to its standard output and error streams.',
  async () => {
    expect(await readLaunchOptions()).toMatchObject({dumpio: false});
    expect(await readLaunchOptions({shouldDumpIo: true})).toMatchObject({dumpio: true});
  },
);

claim('The device scale factor to start the browser with.', async () => {
  const {args} = await readLaunchOptions({forceDeviceScaleFactor: 2});
  expect(args).toContain('--force-device-scale-factor=2');
  expect((await readLaunchOptions()).args.join()).not.toContain('scale-factor');
});

claim('The default is 1280x720 with a factor of 1.', async () => {
  expect(await readLaunchOptions()).toMatchObject({defaultViewport: {width: 1280, height: 720, deviceScaleFactor: 1}});
  const viewport = {width: 400, height: 300, deviceScaleFactor: 2};
  expect(await readLaunchOptions({viewport})).toMatchObject({defaultViewport: viewport});
});

claim("If it contains spawn /nowhere/chrome ENOENT, there's no browser at this path", async () => {
  const warnings = collectConsole('warn');
  await expect(openBrowser('chrome', {browserExecutable: '/nowhere/chrome'})).rejects.toThrow(
    'Failed to launch the browser process! spawn /nowhere/chrome ENOENT',
  );
  expect(warnings).toContain("Browser executable was specified as '/nowhere/chrome' but the path doesn't exist.");
});

claim(
  "The browser exited before Remotion could connect to it. The rest of the message contains the browser's output.",
  async () => {
    // Node.js doesn't understand the arguments for a browser.
    await expect(openBrowser('chrome', {browserExecutable: process.execPath})).rejects.toThrow(
      /^Failed to launch the browser process!.*Cannot find module/s,
    );
  },
);
