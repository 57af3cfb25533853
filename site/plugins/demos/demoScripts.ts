import type {Plugin} from '@docusaurus/types';
import {bundlerSettings} from '../../../demos/bundlerSettings';
import {demosFolder} from '../../../demos/readDemos';

/** Teaches the bundler about `demos/`: what it is made of, and that the server does without players. */
export const demoScripts = (): Plugin => ({
  name: 'demo-scripts',
  getPathsToWatch: () => [`${demosFolder}/*/*.{ts,tsx}`],
  configureWebpack: (_config, isServer) => ({
    // As by default, but without a warning: Skia asks for them where there is Node.js.
    ...(!isServer && {node: {__filename: 'mock', __dirname: 'mock'}}),
    resolve: {
      alias: {
        ...bundlerSettings.alias,
        // Pages are drawn with posters; the players and all demos would be compiled for nothing.
        ...(isServer && {'./LivePlayer': false}),
      },
    },
    module: {
      rules: [
        ...bundlerSettings.rules,
        // What a demo says of itself and its component arrive in one script.
        {test: /[\\/]demos[\\/][\w-]+[\\/]demo\.ts$/, parser: {dynamicImportMode: 'eager'}},
      ],
    },
  }),
});
