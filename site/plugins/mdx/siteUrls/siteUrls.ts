import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** The URL that pages use for this site in commands and configuration files. */
export const placeholder = 'https://docs.example.com';

/** Replaces the placeholder in code with the URL of this site, so that readers can copy commands as they are. */
export const siteUrls: Plugin<[{readonly siteUrl: string}], Root> =
  ({siteUrl}) =>
  (tree) => {
    visit(tree, ['code', 'inlineCode'], (node) => {
      if ('value' in node) {
        node.value = node.value.replaceAll(placeholder, siteUrl);
      }
    });
  };
