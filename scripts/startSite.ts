import type {RunningServer} from '../packages/server/startServer.ts';
import {readEnvironment} from '../packages/settings/readEnvironment.ts';
import {buildSite} from './site/buildSite.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {getErrorMessage} from '../packages/tooling/getErrorMessage.ts';
import {requireFreePort} from '../packages/tooling/requireFreePort.ts';
import {root} from '../packages/tooling/root.ts';

async function startSite(): Promise<void> {
  const {port, host} = readEnvironment(process.env);
  await requireFreePort(port, host);
  let server: RunningServer | undefined;
  const serve = async (): Promise<void> => {
    // It imports files that the build writes, which a fresh clone doesn't have.
    const {serveSite} = await import('./server/serveSite.ts');
    const previous = server;
    // If this fails, the previous server may have stopped already.
    server = undefined;
    server = await serveSite(root, previous);
  };
  // Otherwise, a signal would only stop the server, and the build would start it again.
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const end = (): never => process.exit(1);
  signals.forEach((signal) => process.on(signal, end));
  try {
    await (process.argv.includes('--no-build') ? serve() : buildSite(serve));
  } catch (error) {
    if (!server) {
      throw error;
    }
    console.error(`\n${getErrorMessage(error)} The site is still running.`);
    process.exitCode = 1;
  } finally {
    signals.forEach((signal) => process.off(signal, end));
  }
}

await startSite().catch(exitWithError);
