import {openBrowser} from '@remotion/renderer';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {readLaunchOptions} from '../../../packages/claims/readLaunchOptions.ts';
import {unproven} from '../../../packages/claims/unproven.ts';

claim(
  'Ignore CORS | --disable-web-security | disableWebSecurity: true | setChromiumDisableWebSecurity(true)',
  async () => {
    expect(loadCli(['--disable-web-security']).ConfigInternals.getChromiumDisableWebSecurity()).toBe(true);
    const {Config, ConfigInternals} = loadCli();
    Config.Puppeteer.setChromiumDisableWebSecurity(true);
    expect(ConfigInternals.getChromiumDisableWebSecurity()).toBe(true);
    const {args} = await readLaunchOptions({chromiumOptions: {disableWebSecurity: true}});
    expect(args).toContain('--disable-web-security');
    expect((await readLaunchOptions()).args).not.toContain('--disable-web-security');
  },
);

claim(
  'Ignore certificate errors | --ignore-certificate-errors | ignoreCertificateErrors: true | setChromiumIgnoreCertificateErrors(true)',
  async () => {
    expect(loadCli(['--ignore-certificate-errors']).ConfigInternals.getIgnoreCertificateErrors()).toBe(true);
    const {Config, ConfigInternals} = loadCli();
    Config.Puppeteer.setChromiumIgnoreCertificateErrors(true);
    expect(ConfigInternals.getIgnoreCertificateErrors()).toBe(true);
    const {args} = await readLaunchOptions({chromiumOptions: {ignoreCertificateErrors: true}});
    expect(args).toContain('--ignore-certificate-errors');
  },
);

claim('Show the window | --disable-headless | headless: false | setChromiumHeadlessMode(false)', async () => {
  expect(loadCli(['--disable-headless']).ConfigInternals.getChromiumHeadlessMode()).toBe(false);
  const {Config, ConfigInternals} = loadCli();
  Config.Puppeteer.setChromiumHeadlessMode(false);
  expect(ConfigInternals.getChromiumHeadlessMode()).toBe(false);
  expect((await readLaunchOptions({chromiumOptions: {headless: false}})).args).not.toContain('--headless');
  expect((await readLaunchOptions()).args).toContain('--headless');
});

claim("Set the OpenGL backend | --gl=swangle | gl: 'swangle' | setChromiumOpenGlRenderer('swangle')", async () => {
  expect(loadCli(['--gl=swangle']).ConfigInternals.getChromiumOpenGlRenderer()).toBe('swangle');
  const {Config, ConfigInternals} = loadCli();
  Config.Puppeteer.setChromiumOpenGlRenderer('swangle');
  expect(ConfigInternals.getChromiumOpenGlRenderer()).toBe('swangle');
  const {args} = await readLaunchOptions({chromiumOptions: {gl: 'swangle'}});
  expect(args).toEqual(expect.arrayContaining(['--use-gl=angle', '--use-angle=swiftshader']));
});

// The claims about `compositions` prove its exception.
claim('They take precedence over the configuration file', () => {
  // Remotion reads the configuration file first, and then the flags.
  const {Config, ConfigInternals, load} = loadCli(['--gl=egl']);
  Config.Puppeteer.setChromiumOpenGlRenderer('angle');
  load<{parseCommandLine(): void}>('parse-command-line').parseCommandLine();
  expect(ConfigInternals.getChromiumOpenGlRenderer()).toBe('egl');
});

claim("These functions don't read the configuration file, so pass the option to each call:", async () => {
  const {Config} = loadCli();
  Config.Puppeteer.setChromiumOpenGlRenderer('angle');
  Config.Puppeteer.setChromiumHeadlessMode(false);
  const {args} = await readLaunchOptions();
  expect(args.join(' ')).not.toContain('--use-gl');
  expect(args).toContain('--headless');
});

claim('By default, Remotion lets the browser choose a backend.', async () => {
  expect(loadCli().ConfigInternals.getChromiumOpenGlRenderer()).toBeNull();
  expect((await readLaunchOptions()).args.join(' ')).not.toContain('--use-gl');
});

claim('metal is not a valid GL backend. Accepted values: swangle, angle, egl, swiftshader', async () => {
  const message = 'metal is not a valid GL backend. Accepted values: swangle, angle, egl, swiftshader';
  expect(() => loadCli(['--gl=metal'])).toThrow(message);
  const browserExecutable = process.execPath;
  await expect(openBrowser('chrome', {browserExecutable, chromiumOptions: {gl: 'metal' as 'egl'}})).rejects.toThrow(
    message,
  );
});

unproven('The exception is Lambda, where the default is swangle.', {
  reason: "needs Lambda's browser",
  source: 'packages/lambda/src/functions/helpers/get-browser-instance.ts#L50',
});
