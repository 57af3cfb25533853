import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';

export interface OtherHost {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Ends it, and what is under way with it. */
  readonly close: () => Promise<void>;
}

/** Starts a server of another origin than the site's. */
export const serveElsewhere = async (answer: RequestListener): Promise<OtherHost> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
