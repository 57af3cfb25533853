import type {Heading} from 'mdast';
import {getHeadingText} from '../../packages/content-model/getHeadingText.ts';
import {visit} from 'unist-util-visit';
import type {ContentProblem} from '../ContentProblem.ts';
import type {Page} from '../../packages/content-model/page.ts';
import type {ContentCheck} from '../ContentCheck.ts';
import {getDocumentRoute} from '../../packages/content-model/documentRoute.ts';

/** Checks that all listed pages exist, and checks the descriptions, heading levels and section order of all pages. */
export const structure: ContentCheck = {
  title: 'Pages have the right structure',
  problems: ({pages, pagePaths}) => [
    ...findMissingPages(pages, pagePaths),
    ...pages.flatMap((page) => [...checkDescription(page), ...checkHeadings(page), ...checkSections(page)]),
  ],
  counted: ({pages}) => `${pages.length} pages`,
};

const listFile = 'packages/content-model/pagePaths.json';

/** Finds listed pages that don't exist, for example because the id of a file is misspelled. */
function findMissingPages(pages: readonly Page[], pagePaths: readonly string[]): ContentProblem[] {
  const routes = new Set(pages.map(getDocumentRoute));
  return pagePaths
    .filter((route) => !routes.has(route))
    .map((route) => ({
      file: listFile,
      line: 1,
      message: `The page ${route} doesn't exist`,
      fix: 'Correct the folder, the id or the slug of its file. If you moved the page on purpose, change its path in this list and add a redirect to packages/content-model/redirects.ts',
    }));
}

function checkDescription(page: Page): ContentProblem[] {
  const description = String(page.frontMatter.description ?? '');
  if (description.length >= 50 && description.length <= 160) {
    return [];
  }
  return [
    {
      file: page.file,
      line: 2,
      message: `The description has ${description.length} characters`,
      fix: 'Write one sentence of 50 to 160 characters for search results and cards',
    },
  ];
}

function getHeadings(page: Page): Heading[] {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (heading) => void headings.push(heading));
  return headings;
}

function getLine(heading: Heading): number {
  return heading.position?.start.line ?? 1;
}

function checkHeadings(page: Page): ContentProblem[] {
  let level = 1;
  return getHeadings(page).flatMap((heading) => {
    const jump = heading.depth > level + 1;
    level = heading.depth;
    if (heading.depth === 1) {
      return [
        {
          file: page.file,
          line: getLine(heading),
          message: 'The page has a heading of level 1',
          fix: 'The title in the front matter is the heading of level 1, so start with ##',
        },
      ];
    }
    if (jump) {
      return [
        {
          file: page.file,
          line: getLine(heading),
          message: `Heading "${getHeadingText(heading)}" skips a level`,
          fix: `Use ${'#'.repeat(level - 1)}`,
        },
      ];
    }
    return [];
  });
}

/** The sections with a fixed order. A page can omit any of them and include others in between. */
const order: Readonly<Record<string, readonly string[]>> = {
  reference: ['Parameters', 'Props', 'Options', 'Fields', 'Return value', 'Errors', 'Pitfalls', 'See also'],
  guide: ['What can go wrong', 'Next'],
  troubleshooting: ['Cause', 'Fix', 'Prevention', 'See also'],
};

function checkSections(page: Page): ContentProblem[] {
  const fixed = order[String(page.frontMatter.kind)] ?? [];
  const found = getHeadings(page).filter((heading) => heading.depth === 2 && fixed.includes(getHeadingText(heading)));
  return found.flatMap((heading, index) => {
    const before = found[index - 1];
    if (!before || fixed.indexOf(getHeadingText(before)) <= fixed.indexOf(getHeadingText(heading))) {
      return [];
    }
    return [
      {
        file: page.file,
        line: getLine(heading),
        message: `"${getHeadingText(heading)}" comes after "${getHeadingText(before)}"`,
        fix: `The order on a ${String(page.frontMatter.kind)} page is ${fixed.join(', ')}`,
      },
    ];
  });
}
