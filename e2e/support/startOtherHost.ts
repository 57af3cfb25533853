import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';

export type OtherHost = {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Stops the server and all pending responses. */
  readonly close: () => Promise<void>;
};

/** Starts a server with a different origin than the site. */
export async function startOtherHost(answer: RequestListener): Promise<OtherHost> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server has no port.');
  }
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
