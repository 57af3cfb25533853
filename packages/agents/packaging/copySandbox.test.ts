import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {copySandbox} from './copySandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'copy-sandbox-'));
afterAll(() => rmSync(folder, {recursive: true}));

test('copies the sandbox and its scripts into one folder, and adds the page around it', () => {
  const scripts = join(folder, 'site/assets/playground/abc');
  mkdirSync(scripts, {recursive: true});
  mkdirSync(join(folder, 'site/playground'));
  for (const name of ['core.js', 'core.js.br', 'gif.js', 'types-core.json', 'types-worker.js']) {
    writeFileSync(join(scripts, name), name);
  }
  writeFileSync(
    join(folder, 'site/playground/sandbox.html'),
    '<div id="stage"></div><script src="/base/assets/playground/abc/core.js"></script>',
  );
  copySandbox(join(folder, 'site'), join(folder, 'sandbox'));
  expect(readdirSync(join(folder, 'sandbox')).sort()).toEqual(['core.js', 'gif.js', 'host.html', 'sandbox.html']);
  expect(readFileSync(join(folder, 'sandbox/sandbox.html'), 'utf8')).toContain('<script src="/core.js">');
});

test('says what to do when the sandbox has no script', () => {
  writeFileSync(join(folder, 'site/playground/sandbox.html'), '<p></p>');
  expect(() => copySandbox(join(folder, 'site'), join(folder, 'sandbox'))).toThrow('Build the site again');
});
