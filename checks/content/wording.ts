import {visit} from 'unist-util-visit';
import type {ContentProblem} from '../ContentProblem.ts';
import type {Page} from '../../packages/content-model/page.ts';
import type {ContentCheck} from '../ContentCheck.ts';

/** Checks for condescending words, placeholders, exclamation marks in the docs, and images without an alternative text. */
export const wording: ContentCheck = {
  title: 'Wording',
  problems: ({pages}) => pages.flatMap((page) => [...checkWords(page), ...checkPictures(page)]),
  counted: ({pages}) => `${pages.reduce((sum, page) => sum + page.text.split(/\s+/).length, 0)} words`,
};

const banned: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/\b(?:simply|just|easy|easily|obviously)\b/i, 'Remove the word, because it may not be obvious to the reader'],
  [
    /\b(?:TODO|FIXME|TBD|lorem ipsum|coming soon|under construction)\b/i,
    'Add the missing content or remove the passage',
  ],
  [/!(?=\s|$)/, 'End the sentence with a period'],
];

function checkWords(page: Page): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(page.tree, 'text', (node) => {
    for (const [pattern, fix] of banned) {
      const match = pattern.exec(node.value);
      if (!match) {
        continue;
      }
      const line = (node.position?.start.line ?? 1) + node.value.slice(0, match.index).split('\n').length - 1;
      problems.push({file: page.file, line, message: `"${match[0]}" in the text`, fix});
    }
  });
  return problems;
}

function checkPictures(page: Page): ContentProblem[] {
  const problems: ContentProblem[] = [];
  visit(page.tree, 'image', (node) => {
    if (node.alt?.trim()) {
      return;
    }
    problems.push({
      file: page.file,
      line: node.position?.start.line ?? 1,
      message: `The image ${node.url} has no alternative text`,
      fix: 'Describe it between the brackets',
    });
  });
  return problems;
}
