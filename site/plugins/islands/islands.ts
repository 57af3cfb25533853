import type {Plugin} from '@docusaurus/types';

/** Browsers do without what draws islands on the server: they find its result in the page. */
export const islands = (): Plugin => ({
  name: 'islands',
  configureWebpack: (_config, isServer) => ({
    resolve: {alias: {...(!isServer && {'./firstMarkup': false})}},
  }),
});
