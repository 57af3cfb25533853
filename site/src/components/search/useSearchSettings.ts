import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from './SearchSettings';

/** Reads the search settings; throws while the site is built if the configuration has none. */
export const useSearchSettings = (): SearchSettings => {
  const {siteConfig} = useDocusaurusContext();
  const settings = siteConfig.customFields?.search as SearchSettings | undefined;
  if (!settings?.appId || !settings.apiKey || !settings.indexName) {
    throw new Error('customFields.search in docusaurus.config.ts needs appId, apiKey and indexName.');
  }
  return settings;
};
