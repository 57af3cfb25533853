import {join} from 'node:path';
import {readGeneratedFile} from '../../tooling/readGeneratedFile.ts';
import type {AgentData} from './AgentData.ts';
import {missingDataSolution} from './missingDataSolution.ts';
import {type DataFile, dataFile, type FactsFile, factsFile, toAgentData} from './DataFile.ts';

/**
 * Reads the data that the build has written to a folder, for the tools and the engine that they search with.
 * @throws with the file name and a solution if the data can't be read.
 */
export function readAgentData(folder: string, engine: AgentData['engine']): AgentData {
  const data = readGeneratedFile<DataFile>(join(folder, dataFile), missingDataSolution);
  const facts = readGeneratedFile<FactsFile>(join(folder, factsFile), missingDataSolution);
  return toAgentData({...data, ...facts}, engine);
}
