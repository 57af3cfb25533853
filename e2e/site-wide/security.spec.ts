import {builtSite} from '../support/builtSite.ts';
import {openPage} from '../support/openPage.ts';
import {everyPage} from '../support/everyPage.ts';
import {expect, test} from '../support/test.ts';

test('content policy: every page has one that only allows files of the site and known scripts', async ({request}) => {
  for (const path of [...everyPage, '/nothing']) {
    const headers = (await request.get(path)).headers();
    const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(scripts, path).toMatch(/^'self' 'wasm-unsafe-eval'( 'sha256-[\w+/]{43}=')+$/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test('content policy: an injected script does not run', async ({page, problems}) => {
  problems.expect(/Executing inline (script|event handler) violates/);
  await openPage(page, '/docs/interpolate');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<p onclick="window.injected = true">Press</p>');
  });
  await page.getByText('Press', {exact: true}).click();
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('content policy: the sandbox of the playground has its own, which no page uses', async ({request}) => {
  const sandbox = await request.get('/playground/sandbox.html');
  expect(sandbox.headers()['content-security-policy']).toBeUndefined();
  expect(await sandbox.text()).toMatch(/http-equiv="?Content-Security-Policy/i);
  expect(builtSite.html('/playground')).not.toMatch(/http-equiv/i);
});

test('cookies: are never set', async ({page, context}) => {
  for (const path of ['/', '/docs/interpolate', '/showcase/']) {
    await openPage(page, path);
  }
  expect(await context.cookies()).toEqual([]);
});

test('licenses: all third-party work in the files is listed, and About links to the list', async ({request}) => {
  expect(builtSite.html('/about/')).toMatch(/href="?\/third-party-licenses\.txt/);
  const list = await request.get('/third-party-licenses.txt');
  expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const listed = [...(await list.text()).matchAll(/^(\S+) \S+\nLicense: /gm)].map(([, name]) => name);
  const packages = [
    ...['react', 'remotion', '@docusaurus/core', 'infima', '@fontsource-variable/geist'],
    // The playground's scripts and types, WebAssembly, and the search worker.
    ...['sucrase', 'modern-screenshot', '@types/three', 'canvaskit-wasm', 'porter2'],
    // Dependencies of packages that are bundled into one module.
    ...['@lezer/lr', 'w3c-keyname', 'zustand'],
  ];
  expect(packages.filter((name) => !listed.includes(name))).toEqual([]);
});
