/** How the site reaches its search backend, stored as `customFields.search` in the site's configuration. */
export type SearchSettings = {
  /**
   * `service`: the search service of this project. `browser`: the reader's browser, with static files of the site.
   * `hosted`: the hosted search service.
   */
  readonly backend: 'service' | 'browser' | 'hosted';
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** The origins of the search backend, in the order in which they're tried. Empty for the default origin. */
  readonly hosts: readonly string[];
  /** The URL of the "Let us know." link, with `{query}` as a placeholder for the query. Empty for no link. */
  readonly missingResultsUrl: string;
};
