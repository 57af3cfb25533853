/** An old or short address, where it leads, and the status that says for how long. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
}

/** Short addresses that the packages, posts and people have spread. Answered by the server. */
export const redirects: readonly Redirect[] = [
  {from: '/changelog', to: 'https://github.com/remotion-dev/remotion/releases', status: 307},
  {from: '/discord', to: 'https://discord.gg/6VzzNDwUwV', status: 307},
  {from: '/coc', to: 'https://github.com/remotion-dev/remotion/blob/main/CODE-OF-CONDUCT.md', status: 307},
  {from: '/license', to: 'https://github.com/remotion-dev/remotion/blob/main/LICENSE.md', status: 307},
  {from: '/issue', to: 'https://github.com/remotion-dev/remotion/issues/new/choose', status: 307},
  {from: '/docs/getting-started', to: '/docs/', status: 301},
];
