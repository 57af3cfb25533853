import {readEnvironment} from '../packages/settings/readEnvironment.ts';
import {buildSite} from './buildSite.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {requireFreePort} from '../packages/tooling/requireFreePort.ts';
import {root} from '../packages/tooling/root.ts';
import {serveSite} from './serveSite.ts';

async function startSite(): Promise<void> {
  const {port, host} = readEnvironment(process.env);
  await requireFreePort(port, host);
  if (!process.argv.includes('--no-build')) {
    await buildSite();
  }
  await serveSite(root);
}

await startSite().catch(exitWithError);
