import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {onTestFinished} from 'vitest';

/** Returns a port that is in use until the claim ends. */
export async function occupyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
