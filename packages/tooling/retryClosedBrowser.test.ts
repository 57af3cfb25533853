import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {retryClosedBrowser} from './retryClosedBrowser.ts';
import {root} from './root.ts';

const folder = join(root, 'node_modules/@remotion/renderer/dist/browser');
const code = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

test.each([
  'Failed to launch the browser process!',
  'while trying to connect to the browser!',
  'Target closed.',
  'Session closed.',
  'Connection closed.',
  'browser has disconnected!',
  'Page crashed!',
])('a test is repeated if the installed renderer reports "%s"', (message) => {
  expect(code).toContain(message);
  expect(message).toMatch(retryClosedBrowser.condition);
});
