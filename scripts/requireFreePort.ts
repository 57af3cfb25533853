import {createServer} from 'node:net';

/** Rejects with one sentence when nothing can listen there, before minutes go into a build. */
export const requireFreePort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentenceFor(error, port, host))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

const sentenceFor = (error: NodeJS.ErrnoException, port: number, host: string): string => {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start`;
  return `Nothing can listen on ${host}:${port} (${error.code ?? error.message}). Check HOST and PORT.`;
};
