import {type Environment, readEnvironment, type Variables} from '../packages/settings/readEnvironment.ts';

type PushSettings = {
  readonly appId: string;
  /** The admin key. It's only read here, so that the settings of the pages don't include it. */
  readonly adminKey: string;
  readonly indexName: string;
  /** The origins that receive the index. Empty for the default origin of the hosted service. */
  readonly hosts: readonly string[];
} & Pick<Environment, 'siteUrl'>;

/** Reads the settings for pushing the index. Throws an error if they're missing or incomplete. */
export function readPushSettings(variables: Variables): PushSettings {
  const {search, siteUrl} = readEnvironment(variables);
  const {appId, indexName, hosts} = search;
  const adminKey = variables.SEARCH_ADMIN_KEY?.trim() ?? '';
  if (search.backend !== 'hosted') {
    throw new Error('You can only push the index to a hosted search. Set SEARCH_BACKEND=hosted.');
  }
  if (adminKey === '') {
    throw new Error('SEARCH_ADMIN_KEY is not set: expected a key with write access to the index.');
  }
  // The default is localhost.
  if (!variables.SITE_URL) {
    throw new Error('SITE_URL is not set: expected the origin for the URLs of the records.');
  }
  return {appId, adminKey, indexName, hosts, siteUrl};
}
