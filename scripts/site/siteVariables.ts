/** The environment variables that are built into the pages. */
export const siteVariables = [
  'SITE_URL',
  'PORT',
  'REPOSITORY_URL',
  'SEARCH_BACKEND',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'SEARCH_HOSTS',
  'SEARCH_MISSING_RESULTS_URL',
] as const;
