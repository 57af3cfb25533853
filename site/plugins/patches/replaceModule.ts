import type {Plugin} from '@docusaurus/types';

/** Returns a webpack plugin that replaces a file of Docusaurus by another. Both are absolute paths. */
export function replaceModule(name: string, module: string, replacement: string): Plugin {
  return {name, configureWebpack: () => ({resolve: {alias: {[module]: replacement}}})};
}
