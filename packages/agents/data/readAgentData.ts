import {readFile} from 'node:fs/promises';
import {createEngine} from '../../search/engine/createEngine.ts';
import {readIndex} from '../../search/service/readIndex.ts';
import type {AgentData} from './AgentData.ts';
import {type DataFile, toAgentData} from './DataFile.ts';

/**
 * Reads the data and the search index that the build has written.
 * @throws with the file name and a solution if one of them can't be read.
 */
export async function readAgentData(dataFile: string, indexFile: string): Promise<AgentData> {
  const [data, index] = await Promise.all([readDataFile(dataFile), readIndex(indexFile)]);
  return toAgentData(data, createEngine(index));
}

/** Reads the data without the search index, for programs that have an engine already. */
export async function readDataFile(file: string): Promise<DataFile> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DataFile;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The data of the tools, ${file}, can't be read (${reason}). Build the site first: npm run build`, {
      cause: error,
    });
  }
}
