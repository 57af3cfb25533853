import type {Cheerio, CheerioAPI} from 'cheerio';
import type {DomNode} from './DomNode.ts';
import {isIgnored} from './isIgnored.ts';

/** Returns the visible text of a node, without ignored elements and with collapsed whitespace. */
export function getText($: CheerioAPI, node: Cheerio<DomNode>): string {
  return collect($, node)
    .replaceAll(/[\u200B\uFEFF]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function collect($: CheerioAPI, nodes: Cheerio<DomNode>): string {
  return nodes
    .toArray()
    .map((node) => {
      if (node.type === 'text') {
        return node.data;
      }
      return node.type === 'tag' && !isIgnored(node) ? collect($, $(node.children)) : '';
    })
    .join('');
}
