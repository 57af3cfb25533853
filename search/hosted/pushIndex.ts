import type {Algoliasearch} from 'algoliasearch';
import type {SearchRecord} from '../contract.ts';
import {createObjects, type HostedObject} from './createObjects.ts';
import {rules} from './rules.ts';
import {settings} from './settings.ts';
import {synonymObjects} from './synonymObjects.ts';

export type Push = {
  /** The official client, with a key that may write. */
  client: Algoliasearch;
  indexName: string;
  records: readonly SearchRecord[];
  /** Is told how many records were sent. */
  onProgress?: (sent: number, total: number) => void;
};

const BATCH = 1000;

/**
 * Replaces the hosted index by these records, with the settings, synonyms and rules that belong to them. All is sent to
 * an index of another name, which then takes the place of the old one at once; readers never meet half of it.
 * @throws before anything is sent if a record is too large or there is none; and if the hosted service refuses.
 */
export async function pushIndex({client, indexName, records, onProgress}: Push): Promise<void> {
  const objects = createObjects(records);
  if (objects.length === 0) {
    throw new Error('There is no record to push. Build the site and its index first.');
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
    // Nobody asks for it; what went wrong first is what counts.
    await client.deleteIndex({indexName: newName}).catch(() => undefined);
    throw new Error(`The index "${indexName}" was not replaced: ${reasonOf(error)}`, {cause: error});
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
    await client.saveSynonyms({indexName, synonymHit: synonymObjects, replaceExistingSynonyms: true}),
    await client.saveRules({indexName, rules, clearExistingRules: true}),
  ];
  for (let start = 0; start < objects.length; start += BATCH) {
    const requests = objects.slice(start, start + BATCH).map((body) => ({action: 'addObject' as const, body}));
    tasks.push(await client.batch({indexName, batchWriteParams: {requests}}));
    onProgress?.(start + requests.length, objects.length);
  }
  for (const {taskID} of tasks) {
    await client.waitForTask({indexName, taskID});
  }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isRefused = error instanceof Error && 'status' in error;
  return isRefused ? `the hosted search answered ${String(error.status)}, ${message}` : message;
}
