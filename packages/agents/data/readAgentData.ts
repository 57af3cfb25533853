import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createEngine} from '../../search/engine/createEngine.ts';
import {readIndex} from '../../search/service/readIndex.ts';
import type {AgentData} from './AgentData.ts';
import {type DataFile, dataFile, type FactsFile, factsFile, toAgentData} from './DataFile.ts';

/**
 * Reads the data that the build has written to a folder, and a search index.
 * @throws with the file name and a solution if one of them can't be read.
 */
export async function readAgentData(folder: string, indexFile: string): Promise<AgentData> {
  return combineData(folder, createEngine(await readIndex(indexFile)));
}

/** Reads the data from a folder for a program that has an engine already. */
export async function combineData(folder: string, engine: AgentData['engine']): Promise<AgentData> {
  const [data, facts] = await Promise.all([
    readJson<DataFile>(join(folder, dataFile)),
    readJson<FactsFile>(join(folder, factsFile)),
  ]);
  return toAgentData({...data, ...facts}, engine);
}

async function readJson<Content>(file: string): Promise<Content> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Content;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The data of the tools, ${file}, can't be read (${reason}). Build the site first: npm run build`, {
      cause: error,
    });
  }
}
