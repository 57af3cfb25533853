import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {bundlerSettings} from '../../../demos/bundlerSettings.ts';
import {demosFolder} from '../../../demos/readDemos.ts';

/** The files that load @remotion/player. The build stops if one of them has moved. */
const players = ['player/Stage/LivePlayer.tsx', 'authors/tools/PlayerLab/LabPlayer.tsx'].map((path) =>
  require.resolve(join(__dirname, '../../src/components', path)),
);

/** Configures webpack for `demos/`, and leaves players out of the server bundle. */
export function demoScripts(): Plugin {
  return {
    name: 'demo-scripts',
    getPathsToWatch: () => [`${demosFolder}/*/*.{ts,tsx}`],
    configureWebpack: (_config, isServer) => ({
      // Same as the default, but without a warning. Skia imports these modules for Node.js.
      ...(!isServer && {node: {__filename: 'mock', __dirname: 'mock'}}),
      resolve: {
        alias: {
          ...bundlerSettings.alias,
          // Static pages contain posters, so compiling the players and all demos for the server would be wasted.
          ...(isServer && Object.fromEntries(players.map((path) => [path, false]))),
        },
      },
      module: {
        rules: [
          ...bundlerSettings.rules,
          // The facts and the component of a demo are in one script.
          {test: /[\\/]demos[\\/][\w-]+[\\/]demo\.ts$/, parser: {dynamicImportMode: 'eager'}},
        ],
      },
    }),
  };
}
