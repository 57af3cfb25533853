import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchSettings} from '../../../../packages/settings/SearchSettings.ts';

/** Returns the search settings. Throws during the build if they're missing in the configuration. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  const settings = siteConfig.customFields?.search as SearchSettings | undefined;
  if (!settings?.appId || !settings.apiKey || !settings.indexName) {
    throw new Error('customFields.search in docusaurus.config.ts needs appId, apiKey and indexName.');
  }
  return settings;
}
