import {join} from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {INDEX_FILE} from '../search/buildIndex.ts';
import {hostOf} from '../search/hosted/hostOf.ts';
import {pushIndex} from '../search/hosted/pushIndex.ts';
import {createObjects} from '../search/hosted/createObjects.ts';
import {readIndex} from '../search/service/readIndex.ts';
import {endWithSentence} from './endWithSentence.ts';
import {readPushSettings} from './readPushSettings.ts';
import {root} from './root.ts';

const pushSearch = async (): Promise<void> => {
  const {appId, adminKey, indexName, hosts, siteUrl} = readPushSettings(process.env);
  const {records} = await readIndex(join(root, 'search', 'generated', INDEX_FILE));
  const elsewhere = records.find(({url}) => new URL(url).origin !== siteUrl);
  if (elsewhere) throw new Error(`The index leads to ${elsewhere.url}, not to ${siteUrl}. Build it for this SITE_URL.`);
  if (process.argv.includes('--dry-run')) {
    console.log(`  ${createObjects(records).length} records would replace "${indexName}"; nothing was sent.`);
    return;
  }
  const client = algoliasearch(appId, adminKey, hosts.length === 0 ? {} : {hosts: hosts.map(hostOf)});
  await pushIndex({
    client,
    indexName,
    records,
    onProgress: (sent, total) => console.log(`  ${sent} of ${total} records sent`),
  });
  console.log(`  "${indexName}" is replaced.`);
};

await pushSearch().catch(endWithSentence);
