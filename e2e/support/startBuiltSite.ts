import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import {builtSite, root} from './builtSite.ts';
import {findFreePort} from '../../packages/tooling/findFreePort.ts';

/**
 * Starts the real site and search on an available port, once for all tests, and returns a function that stops it.
 * Throws a short message if there's no build or if the server doesn't start.
 */
export default async function startBuiltSite(): Promise<() => Promise<void>> {
  builtSite.require();
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/startSite.ts', '--no-build'], {
    cwd: root,
    // The request log would hide the test results.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, PORT: String(port), HOST: 'localhost'},
  });
  await waitUntilReady(server, `${origin}/health`);
  process.env.SITE_UNDER_TEST = origin;
  return async () => {
    server.kill();
    if (server.exitCode === null) {
      await once(server, 'exit');
    }
  };
}

const timeoutMs = 60_000;

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) {
      throw new Error('The built site could not be served; the reason is above.');
    }
    const answers = await fetch(url).then(
      ({ok}) => ok,
      () => false,
    );
    if (answers) {
      return;
    }
    await sleep(100);
  }
  server.kill();
  throw new Error(`The built site did not answer within ${timeoutMs / 1000} seconds.`);
}
