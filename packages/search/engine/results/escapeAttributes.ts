import {allLevels, type SearchRecord} from '../../contract.ts';
import {escapeHtml} from '../../../tooling/escapeHtml.ts';

/**
 * Returns the attributes that readers see, with their strings as HTML, in the same way as DocSearch's crawler stores
 * them.
 */
export function escapeAttributes({type, hierarchy, content, url, url_without_anchor, anchor}: SearchRecord) {
  const escaped = allLevels.map((level) => [level, hierarchy[level] === null ? null : escapeHtml(hierarchy[level])]);
  return {
    hierarchy: Object.fromEntries(escaped) as SearchRecord['hierarchy'],
    content: content === null ? null : escapeHtml(content),
    type,
    url,
    url_without_anchor,
    anchor,
  };
}
