import type {KnownMessage} from '../../content-model/messages/log/KnownMessage.ts';
import type {Engine} from '../../search/engine/createEngine.ts';
import type {Model} from '../../toolkit-model/model.ts';
import type {AgentData, DocPage} from './AgentData.ts';

/** The names of the files. */
export const dataFile = 'data.json';
export const factsFile = 'facts.json';

/** The data as it's stored in a file, without the search index and the facts about the packages. */
export type DataFile = {
  readonly siteUrl: string;
  readonly pages: readonly DocPage[];
  readonly messages: readonly KnownMessage[];
  readonly starter: AgentData['starter'];
};

/** The facts about the packages, in a file of their own, because checks need nothing else. */
export type FactsFile = {
  readonly model: Model;
  /** The page that documents each export, command and flag. */
  readonly exportPages: readonly (readonly [name: string, route: string])[];
};

/** Combines stored data with a search engine. */
export function toAgentData({exportPages, ...file}: DataFile & FactsFile, engine: Pick<Engine, 'search'>): AgentData {
  const version = file.model.packages.find(({name}) => name === 'remotion')?.version ?? '';
  return {...file, version, engine, exportPages: new Map(exportPages)};
}
