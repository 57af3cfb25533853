import {readEnvironment} from '../packages/settings/readEnvironment.ts';
import {buildSite} from './site/buildSite.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {requireFreePort} from '../packages/tooling/requireFreePort.ts';
import {root} from '../packages/tooling/root.ts';

async function startSite(): Promise<void> {
  const {port, host} = readEnvironment(process.env);
  await requireFreePort(port, host);
  const serve = async (): Promise<void> => {
    // It imports files that the build writes, which a fresh clone doesn't have.
    const {serveSite} = await import('./service/serveSite.ts');
    await serveSite(root);
  };
  // The site can be opened while its files are compressed. Until then, they're served as they are.
  await (process.argv.includes('--no-build') ? serve() : buildSite(serve));
}

await startSite().catch(exitWithError);
