import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Browsers change the head of the page with 100 lines of their own instead of with a library that also supports old
 * versions of React, and is four times as large. The server keeps it.
 *
 * Upstream: https://github.com/staylor/react-helmet-async/issues/239. Delete when React itself replaces tags of outer
 * components by those of inner ones, and Docusaurus uses that.
 */
export function head(): Plugin {
  const Helmet = join(__dirname, '../../client/head/Helmet.tsx');
  return {
    name: 'patch-head',
    configureWebpack: (_config, isServer) => (isServer ? {} : {resolve: {alias: {'react-helmet-async$': Helmet}}}),
  };
}
