import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const routing = join(__dirname, '../../client/routing');

/**
 * Browsers load what they use of the router: no URLs with hashes, no paths with parameters, and no class components.
 *
 * Upstream: Docusaurus chooses between two routers while it runs, and React Router 5 imports packages for functions that
 * aren't used. Delete when Docusaurus updates React Router.
 */
export function router(): Plugin {
  return {
    name: 'patch-router',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                history$: join(routing, 'browserHistory.ts'),
                'path-to-regexp$': join(routing, 'createPathPattern.ts'),
                // Only withRouter() calls it.
                'hoist-non-react-statics$': false,
                // Only development builds check the types of props.
                ...(process.env.NODE_ENV === 'production' && {'prop-types$': false, 'react-is$': false}),
              },
            },
          },
  };
}
