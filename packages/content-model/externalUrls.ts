const repository = 'https://github.com/remotion-dev/remotion';

/** The URLs of the project outside this site. */
export const externalUrls = {
  github: repository,
  issues: `${repository}/issues`,
  hacktoberfestIssues: `${repository}/issues?q=label%3A%22%F0%9F%A5%A8++hacktoberfest%22`,
  changelog: `${repository}/releases`,
  discord: 'https://discord.gg/6VzzNDwUwV',
  twitter: 'https://twitter.com/remotion_dev',
  instagram: 'https://instagram.com/remotion.dev',
  tiktok: 'https://www.tiktok.com/@remotion.dev',
  companies: 'https://companies.remotion.dev',
  /** The introduction to Remotion, 8:41 minutes. */
  introduction: 'https://www.youtube.com/watch?v=deg8bOoziaE',
  /** The trailer of Remotion 3.0, which introduces Lambda, 1:20 minutes. */
  lambdaTrailer: 'https://www.youtube.com/watch?v=GN2jkJphR5M',
  /** Opens a data file of this site for editing. Saving it creates a pull request. */
  editData: `${repository}/edit/main/site/src/data/`,
  /** Creates a file in the folder of the showcase, with the `filename` and `value` of the query. */
  newShowcaseFile: `${repository}/new/main/content/showcase`,
} as const;
