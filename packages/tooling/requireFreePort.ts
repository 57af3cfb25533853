import {createServer} from 'node:net';

/** Rejects with one sentence if the server can't listen on the port, before a build that takes minutes. */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(formatSentence(error, port, host))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function formatSentence(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} requires more permissions. Choose one above 1023: PORT=3000 npm start`;
  }
  return `The server can't listen on ${host}:${port} (${error.code ?? error.message}). Check HOST and PORT.`;
}
