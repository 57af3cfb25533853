import {escapeHtml} from '../../../tooling/escapeHtml.ts';
import type {Highlight} from './findHighlights.ts';

export type HighlightTags = {pre: string; post: string};

/** Returns a range of a text as HTML, with tags around the highlights. */
export function renderHighlights(
  text: string,
  highlights: Highlight[],
  tags: HighlightTags,
  from = 0,
  to = text.length,
): string {
  let html = '';
  let position = from;
  for (const {start, end} of highlights) {
    if (start >= from && end <= to) {
      html += escapeHtml(text.slice(position, start)) + tags.pre + escapeHtml(text.slice(start, end)) + tags.post;
      position = end;
    }
  }
  return html + escapeHtml(text.slice(position, to));
}
