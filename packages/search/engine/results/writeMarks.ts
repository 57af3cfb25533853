import {escapeHtml} from './escapeHtml.ts';
import type {Mark} from './findMarks.ts';

export type MarkTags = {pre: string; post: string};

/** Returns a range of a text as HTML, with tags around the marked parts. */
export function writeMarks(text: string, marks: Mark[], tags: MarkTags, from = 0, to = text.length): string {
  let html = '';
  let place = from;
  for (const {start, end} of marks) {
    if (start >= from && end <= to) {
      html += escapeHtml(text.slice(place, start)) + tags.pre + escapeHtml(text.slice(start, end)) + tags.post;
      place = end;
    }
  }
  return html + escapeHtml(text.slice(place, to));
}
