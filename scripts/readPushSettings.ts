import {type Environment, readEnvironment, type Variables} from '../site/config/environment.ts';

export interface PushSettings extends Pick<Environment, 'siteUrl'> {
  readonly appId: string;
  /** May write, and is therefore read here only and not with what pages are built with. */
  readonly adminKey: string;
  readonly indexName: string;
  /** Origins that take the index; none means the hosted service's own. */
  readonly hosts: readonly string[];
}

/** Reads what is needed to push the index. Throws one sentence if it is missing or half set. */
export const readPushSettings = (variables: Variables): PushSettings => {
  const {search, siteUrl} = readEnvironment(variables);
  const {appId, indexName, hosts} = search;
  const adminKey = variables.SEARCH_ADMIN_KEY?.trim() ?? '';
  if (search.backend !== 'hosted') throw new Error('Only a hosted search takes an index: set SEARCH_BACKEND=hosted.');
  if (adminKey === '') throw new Error('SEARCH_ADMIN_KEY is not set: expected a key that may write to the index.');
  // The default leads to the reader's own machine.
  if (!variables.SITE_URL) throw new Error('SITE_URL is not set: expected the origin to which the records lead.');
  return {appId, adminKey, indexName, hosts, siteUrl};
};
