/** Links to places outside this site. `site/config/links.ts` has the same ones, but needs an environment. */
export const places = {
  github: 'https://github.com/remotion-dev/remotion',
  issues: 'https://github.com/remotion-dev/remotion/issues',
  discord: 'https://discord.gg/6VzzNDwUwV',
  companies: 'https://companies.remotion.dev',
  /** The introduction to Remotion, 8:41 minutes. */
  introduction: 'https://www.youtube.com/watch?v=deg8bOoziaE',
  /** The trailer of Remotion 3.0, which introduces Lambda, 1:20 minutes. */
  lambdaTrailer: 'https://www.youtube.com/watch?v=GN2jkJphR5M',
  hacktoberfestIssues: 'https://github.com/remotion-dev/remotion/issues?q=label%3A%22%F0%9F%A5%A8++hacktoberfest%22',
  /** Opens a data file of this site for editing. Saving it creates a pull request. */
  edit: 'https://github.com/remotion-dev/remotion/edit/main/site/src/data/',
  /** Creates a file in the folder of the showcase, with the `filename` and `value` of the query. */
  newShowcaseFile: 'https://github.com/remotion-dev/remotion/new/main/content/showcase',
} as const;
