import {readEnvironment} from '../packages/settings/readEnvironment.ts';
import {buildSite, compressSite} from './buildSite.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {requireFreePort} from '../packages/tooling/requireFreePort.ts';
import {root} from '../packages/tooling/root.ts';
import {serveSite} from './serveSite.ts';

async function startSite(): Promise<void> {
  const {port, host} = readEnvironment(process.env);
  await requireFreePort(port, host);
  const builds = !process.argv.includes('--no-build');
  if (builds) {
    await buildSite();
  }
  await serveSite(root);
  if (builds) {
    // The site can be opened meanwhile. Until a file is compressed, it's served as it is.
    await compressSite();
  }
}

await startSite().catch(exitWithError);
