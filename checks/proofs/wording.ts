import {visit} from 'unist-util-visit';
import type {Fault} from '../fault.ts';
import type {Page} from '../page.ts';
import type {Proof} from '../proof.ts';

/** No words that talk down or fill in for content, no exclamation marks in the docs, a text for every picture. */
export const wording: Proof = {
  name: 'Words say something',
  faults: ({pages}) => pages.flatMap((page) => [...wordFaults(page), ...pictureFaults(page)]),
  counted: ({pages}) => `${pages.reduce((sum, page) => sum + page.text.split(/\s+/).length, 0)} words`,
};

const banned: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [
    /\b(?:simply|just|easy|easily|obviously)\b/i,
    'Leave the word out; what is obvious to you is why the reader is here',
  ],
  [
    /\b(?:TODO|FIXME|TBD|lorem ipsum|coming soon|under construction)\b/i,
    'Write what is missing, or leave the passage out',
  ],
  [/!(?=\s|$)/, 'End the sentence with a full stop'],
];

const wordFaults = (page: Page): Fault[] => {
  const faults: Fault[] = [];
  visit(page.tree, 'text', (node) => {
    for (const [pattern, fix] of banned) {
      const match = pattern.exec(node.value);
      if (!match) continue;
      const line = (node.position?.start.line ?? 1) + node.value.slice(0, match.index).split('\n').length - 1;
      faults.push({file: page.file, line, message: `"${match[0]}" in the text`, fix});
    }
  });
  return faults;
};

const pictureFaults = (page: Page): Fault[] => {
  const faults: Fault[] = [];
  visit(page.tree, 'image', (node) => {
    if (node.alt?.trim()) return;
    faults.push({
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `The picture ${node.url} has no text`,
      fix: 'Say between the brackets what it shows',
    });
  });
  return faults;
};
