import type {Plugin} from '@docusaurus/types';
import {demosFolder} from '../../../demos/readDemos';
import {threeModule} from '../../../demos/threeModule';

/** Teaches the bundler about `demos/`: what it is made of, and that the server does without players. */
export const demoScripts = (): Plugin => ({
  name: 'demo-scripts',
  getPathsToWatch: () => [`${demosFolder}/*/*.{ts,tsx}`],
  configureWebpack: (_config, isServer) => ({
    resolve: {
      alias: {
        // The package's entry for Node.js reads `process`.
        three$: threeModule,
        // Pages are drawn with posters; the players and all demos would be compiled for nothing.
        ...(isServer && {'./LivePlayer': false}),
      },
    },
    module: {
      rules: [
        // What a demo says of itself and its component arrive in one script.
        {test: /[\\/]demos[\\/][\w-]+[\\/]demo\.ts$/, parser: {dynamicImportMode: 'eager'}},
      ],
    },
  }),
});
