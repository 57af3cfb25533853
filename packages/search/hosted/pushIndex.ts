import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../contract.ts';
import {createObjects, type HostedObject} from './createObjects.ts';
import {rules} from './rules.ts';
import {settings} from './settings.ts';
import {synonymHits} from './synonymHits.ts';
import {getErrorMessage} from '../../tooling/getErrorMessage.ts';

type Push = {
  /** The official client with a key that has write access. */
  client: Algoliasearch;
  indexName: string;
  records: readonly SearchRecord[];
  /** Called with the number of records that were sent. */
  onProgress?: (sent: number, total: number) => void;
};

const batchSize = 1000;

/**
 * Replaces the hosted index with these records and the corresponding settings, synonyms and rules. Everything is sent
 * to a temporary index, which then replaces the old one in a single step, so readers never search an incomplete index.
 * @throws before anything is sent if a record is too large or if there are no records, and if the hosted service
 * rejects a request.
 */
export async function pushIndex({client, indexName, records, onProgress}: Push): Promise<void> {
  const objects = createObjects(records);
  if (objects.length === 0) {
    throw new Error('There are no records to push. Build the site and its index first: npm run build');
  }
  const newName = `${indexName}_new_${Date.now()}`;
  try {
    await fill(client, newName, objects, onProgress);
    const {taskID} = await client.operationIndex({
      indexName: newName,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName, taskID});
  } catch (error) {
    // The temporary index isn't used, so only the first error matters.
    await client.deleteIndex({indexName: newName}).catch(() => undefined);
    throw new Error(`The index "${indexName}" wasn't replaced: ${getReason(error)}`, {cause: error});
  }
}

async function fill(
  client: Algoliasearch,
  indexName: string,
  objects: HostedObject[],
  onProgress: Push['onProgress'],
): Promise<void> {
  const tasks: {taskID: number}[] = [
    await client.setSettings({indexName, indexSettings: settings}),
    await client.saveSynonyms({indexName, synonymHit: synonymHits, replaceExistingSynonyms: true}),
    await client.saveRules({indexName, rules, clearExistingRules: true}),
  ];
  for (let start = 0; start < objects.length; start += batchSize) {
    const requests = objects.slice(start, start + batchSize).map((body) => ({action: 'addObject' as const, body}));
    tasks.push(await client.batch({indexName, batchWriteParams: {requests}}));
    onProgress?.(start + requests.length, objects.length);
  }
  for (const {taskID} of tasks) {
    await client.waitForTask({indexName, taskID});
  }
}

function getReason(error: unknown): string {
  const message = getErrorMessage(error);
  const isRefused = error instanceof Error && 'status' in error;
  return isRefused ? `the hosted search answered ${String(error.status)}, ${message}` : message;
}
