import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test, vi} from 'vitest';
import {openBrowser} from './openBrowser.ts';

const folder = mkdtempSync(join(tmpdir(), 'open-browser-'));
afterAll(() => rmSync(folder, {recursive: true}));

test.skipIf(process.platform === 'win32')('ends a browser that starts but never answers', async () => {
  const executable = join(folder, 'browser.sh');
  const log = join(folder, 'process-id');
  writeFileSync(executable, `#!/bin/sh\necho $$ > '${log}'\nexec sleep 60\n`, {mode: 0o755});
  await expect(openBrowser({executable, files: {}, isUnprotected: true, timeoutMs: 2000})).rejects.toThrow(
    'The browser took longer than 2 seconds.',
  );
  const processId = Number(readFileSync(log, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(processId, 0)).toThrow('ESRCH'));
});
