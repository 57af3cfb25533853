import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {copyFrame} from './copyFrame.ts';

const folder = mkdtempSync(join(tmpdir(), 'copy-frame-'));
afterAll(() => rmSync(folder, {recursive: true}));

test('copies the frame and its scripts into one folder, and adds the page around it', () => {
  const scripts = join(folder, 'site/assets/playground/abc');
  mkdirSync(scripts, {recursive: true});
  mkdirSync(join(folder, 'site/playground'));
  for (const name of ['core.js', 'core.js.br', 'gif.js', 'types-core.json', 'types-worker.js']) {
    writeFileSync(join(scripts, name), name);
  }
  writeFileSync(
    join(folder, 'site/playground/frame.html'),
    '<div id="stage"></div><script src="/base/assets/playground/abc/core.js"></script>',
  );
  copyFrame(join(folder, 'site'), join(folder, 'frame'));
  expect(readdirSync(join(folder, 'frame')).sort()).toEqual(['core.js', 'frame.html', 'gif.js', 'host.html']);
  expect(readFileSync(join(folder, 'frame/frame.html'), 'utf8')).toContain('<script src="/core.js">');
});

test('says what to do when the frame has no script', () => {
  writeFileSync(join(folder, 'site/playground/frame.html'), '<p></p>');
  expect(() => copyFrame(join(folder, 'site'), join(folder, 'frame'))).toThrow('Build the site again');
});
