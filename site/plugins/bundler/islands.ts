import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const explorers = join(__dirname, '../../src/components/authors/explorers');
/** By path: a request such as `./firstMarkup` could come from any folder. */
const markups = ['Easing', 'Timing', 'Interpolate', 'Spring'].map((name) =>
  join(explorers, `${name}Explorer`, 'firstMarkup.ts'),
);

/** Browsers do without what draws islands on the server: they find its result in the page. */
export function islands(): Plugin {
  return {
    name: 'islands',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: isServer ? {} : Object.fromEntries(markups.map((path) => [path, false]))},
    }),
  };
}
