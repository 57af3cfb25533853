import {once} from 'node:events';
import {createServer} from 'node:net';

/** Returns a free port on this machine. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error("The operating system didn't assign a free port.");
  }
  return address.port;
}
