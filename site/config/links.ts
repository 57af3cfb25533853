import {readEnvironment} from '../../packages/settings/readEnvironment.ts';

const {repositoryUrl} = readEnvironment(process.env);

/** The project's URLs outside this site. */
export const links = {
  github: 'https://github.com/remotion-dev/remotion',
  issues: 'https://github.com/remotion-dev/remotion/issues',
  changelog: 'https://github.com/remotion-dev/remotion/releases',
  discord: 'https://discord.gg/6VzzNDwUwV',
  twitter: 'https://twitter.com/remotion_dev',
  instagram: 'https://instagram.com/remotion.dev',
  tiktok: 'https://www.tiktok.com/@remotion.dev',
  companies: 'https://companies.remotion.dev',
  translate: `${repositoryUrl}/blob/main/CONTRIBUTING.md#translate`,
} as const;
