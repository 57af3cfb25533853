import {RenderInternals} from '@remotion/renderer';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

claim("If there's no browser at the path, Remotion prints a warning and then fails to start it.", async () => {
  const warnings = collectConsole('warn');
  await RenderInternals.ensureLocalBrowser('chrome', '/missing/chrome');
  expect(warnings).toEqual(["Browser executable was specified as '/missing/chrome' but the path doesn't exist."]);
});

claim('The default is 30000.', () => {
  expect(loadCli().ConfigInternals.getCurrentPuppeteerTimeout()).toBe(30_000);
});

claim('You can set any integer of at least 7000.', () => {
  const {validatePuppeteerTimeout} = RenderInternals;
  // The limit doesn't exist in tests.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => validatePuppeteerTimeout(7000)).not.toThrow();
  expect(() => validatePuppeteerTimeout(6999)).toThrow("'timeoutInMilliseconds' should be bigger or equal than 7000");
  expect(() => validatePuppeteerTimeout(7000.5)).toThrow("'timeoutInMilliseconds' should be an integer");
});

claim("Sets whether to turn off the browser's same-origin policy. The default is false.", () => {
  expect(loadCli().ConfigInternals.getChromiumDisableWebSecurity()).toBe(false);
  expect(loadCli(['--disable-web-security']).ConfigInternals.getChromiumDisableWebSecurity()).toBe(true);
});

claim(
  "Sets whether the browser accepts invalid TLS certificates, for example a development server's self-signed certificate. The default is false.",
  () => {
    const {Config, ConfigInternals} = loadCli();
    expect(ConfigInternals.getIgnoreCertificateErrors()).toBe(false);
    Config.Puppeteer.setChromiumIgnoreCertificateErrors(true);
    expect(ConfigInternals.getIgnoreCertificateErrors()).toBe(true);
  },
);

claim('Sets whether the browser runs without a window. The default is true.', () => {
  expect(loadCli().ConfigInternals.getChromiumHeadlessMode()).toBe(true);
  expect(loadCli(['--disable-headless']).ConfigInternals.getChromiumHeadlessMode()).toBe(false);
});

claim("By default, Remotion doesn't request a backend, so the browser chooses one.", () => {
  expect(loadCli().ConfigInternals.getChromiumOpenGlRenderer()).toBeNull();
});

claim('Choose one of the listed backends.', () => {
  const {Config, ConfigInternals} = loadCli();
  for (const backend of ['swangle', 'angle', 'egl', 'swiftshader'] as const) {
    Config.Puppeteer.setChromiumOpenGlRenderer(backend);
    expect(ConfigInternals.getChromiumOpenGlRenderer()).toBe(backend);
  }
  expect(() => Config.Puppeteer.setChromiumOpenGlRenderer('metal' as 'angle')).toThrow(
    'metal is not a valid GL backend. Accepted values: swangle, angle, egl, swiftshader',
  );
});

claim('Pass the timeout as a whole number of milliseconds.', () => {
  expect(() => loadCli().Config.Puppeteer.setTimeoutInMilliseconds('60s' as unknown as number)).toThrow(
    '--timeout flag / setTimeoutInMilliseconds() must be a number, but got "60s"',
  );
});
