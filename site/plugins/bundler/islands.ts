import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const explorers = join(__dirname, '../../src/components/authors/explorers');
/** Complete paths, because a request such as `./initialMarkup` could come from any folder. */
const markups = readdirSync(explorers)
  .map((name) => join(explorers, name, 'initialMarkup.ts'))
  .filter((path) => existsSync(path));

/** Removes the code that renders islands on the server from browsers' scripts, because pages contain its result. */
export function islands(): Plugin {
  return {
    name: 'islands',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: isServer ? {} : Object.fromEntries(markups.map((path) => [path, false]))},
    }),
  };
}
