import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as sleep} from 'node:timers/promises';
import {builtSite, root} from './builtSite.ts';
import {freePort} from './freePort.ts';

/**
 * Starts the real site and search on a free port, once for all tests, and gives what stops it.
 * Throws one sentence when there is no build or the service does not come up.
 */
export default async function startBuiltSite(): Promise<() => Promise<void>> {
  builtSite.require();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const service = spawn(process.execPath, ['--import', 'tsx', 'scripts/startSite.ts', '--no-build'], {
    cwd: root,
    // The log of requests would bury the results of the tests.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, PORT: String(port), HOST: 'localhost'},
  });
  await waitUntilReady(service, `${origin}/health`);
  process.env.SITE_UNDER_TEST = origin;
  return async () => {
    service.kill();
    if (service.exitCode === null) await once(service, 'exit');
  };
}

const patienceMs = 60_000;

const waitUntilReady = async (service: ChildProcess, address: string): Promise<void> => {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    if (service.exitCode !== null) throw new Error('The built site could not be served; the reason is above.');
    const answers = await fetch(address).then(
      ({ok}) => ok,
      () => false,
    );
    if (answers) return;
    await sleep(100);
  }
  service.kill();
  throw new Error(`The built site did not answer within ${patienceMs / 1000} seconds.`);
};
