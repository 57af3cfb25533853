import {join} from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {indexFileName} from '../packages/search/buildIndex.ts';
import {createClientHost} from '../packages/search/hosted/createClientHost.ts';
import {pushIndex} from '../packages/search/hosted/pushIndex.ts';
import {createObjects} from '../packages/search/hosted/createObjects.ts';
import {readIndex} from '../packages/search/readIndex.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {readPushSettings} from './readPushSettings.ts';
import {root} from '../packages/tooling/root.ts';

async function pushSearch(): Promise<void> {
  const {appId, adminKey, indexName, hosts, siteUrl} = readPushSettings(process.env);
  const {records} = await readIndex(join(root, 'packages', 'search', 'generated', indexFileName));
  const elsewhere = records.find(({url}) => new URL(url).origin !== siteUrl);
  if (elsewhere) {
    throw new Error(`The index contains ${elsewhere.url}, which isn't on ${siteUrl}. Build it with this SITE_URL.`);
  }
  if (process.argv.includes('--dry-run')) {
    console.log(`  ${createObjects(records).length} records would replace "${indexName}". This was a dry run.`);
    return;
  }
  const client = algoliasearch(appId, adminKey, hosts.length === 0 ? {} : {hosts: hosts.map(createClientHost)});
  await pushIndex({
    client,
    indexName,
    records,
    onProgress: (sent, total) => console.log(`  ${sent} of ${total} records sent`),
  });
  console.log(`  Replaced "${indexName}".`);
}

await pushSearch().catch(exitWithError);
