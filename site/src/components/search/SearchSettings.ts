/** How the site reaches its search; `customFields.search` of the site's configuration. */
export interface SearchSettings {
  /**
   * `service`: a host of this project answers. `browser`: the reader's browser does, with files of the site. `hosted`:
   * the hosted search service does.
   */
  readonly backend: 'service' | 'browser' | 'hosted';
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Origins that answer searches, tried in this order. None means the page's own, or the hosted service's. */
  readonly hosts: readonly string[];
  /** Where "Let us know." leads, with `{query}` for what was searched; empty for no link. */
  readonly missingResultsUrl: string;
}
