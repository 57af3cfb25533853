/** Where the project is outside this site. The same as in `site/config/links.ts`, which needs an environment. */
export const places = {
  github: 'https://github.com/remotion-dev/remotion',
  issues: 'https://github.com/remotion-dev/remotion/issues',
  discord: 'https://discord.gg/6VzzNDwUwV',
  companies: 'https://companies.remotion.dev',
  hacktoberfestIssues: 'https://github.com/remotion-dev/remotion/issues?q=label%3A%22%F0%9F%A5%A8++hacktoberfest%22',
  /** Opens a data file of this site for editing; saving it there makes a pull request. */
  edit: 'https://github.com/remotion-dev/remotion/edit/main/site/src/data/',
  /** Opens a new file in the folder of the showcase; `filename` and `value` in the query fill it in. */
  newShowcaseFile: 'https://github.com/remotion-dev/remotion/new/main/site/showcase',
} as const;
