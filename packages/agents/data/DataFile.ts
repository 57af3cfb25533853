import {listExportPages} from '../check/listExportPages.ts';
import type {KnownMessage} from '../../content-model/messages/log/KnownMessage.ts';
import type {PlannedPage} from '../../content-model/PlannedPage.ts';
import type {Engine} from '../../search/engine/createEngine.ts';
import type {Model} from '../../toolkit-model/model.ts';
import type {AgentData, DocPage} from './AgentData.ts';

/** The data as it's stored in a file, without the search index. */
export type DataFile = {
  readonly siteUrl: string;
  readonly pages: readonly DocPage[];
  readonly model: Model;
  readonly messages: readonly KnownMessage[];
  readonly planned: readonly PlannedPage[];
  readonly starter: AgentData['starter'];
};

/** Combines stored data with a search engine. */
export function toAgentData({planned, ...file}: DataFile, engine: Pick<Engine, 'search'>): AgentData {
  const version = file.model.packages.find(({name}) => name === 'remotion')?.version ?? '';
  return {...file, version, engine, exportPages: listExportPages(planned)};
}
