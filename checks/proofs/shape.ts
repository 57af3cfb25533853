import type {Heading} from 'mdast';
import {headingText} from '../headingText.ts';
import {visit} from 'unist-util-visit';
import type {Fault} from '../fault.ts';
import type {Page} from '../page.ts';
import type {Proof} from '../proof.ts';
import {documentId} from '../route.ts';

/** Title as planned, a description of useful length, headings in order, sections in the order of their kind. */
export const shape: Proof = {
  name: 'Pages have their shape',
  faults: ({pages, planned}) =>
    pages.flatMap((page) => [
      ...titleFaults(
        page,
        planned.find(({id}) => id === documentId(page)),
      ),
      ...descriptionFaults(page),
      ...headingFaults(page),
      ...sectionFaults(page),
    ]),
  counted: ({pages}) => `${pages.length} pages`,
};

const titleFaults = (page: Page, plan: {title: string; sidebarLabel?: string} | undefined): Fault[] => {
  if (documentId(page) === undefined) return [];
  if (!plan)
    return [
      {
        file: page.file,
        line: 1,
        message: 'The plan of the site has no such page',
        fix: 'Correct the id, or add it to checks/data/planned-pages.json',
      },
    ];
  const {title, sidebar_label: label} = page.frontMatter;
  if (title !== plan.title)
    return [
      {
        file: page.file,
        line: 2,
        message: `The title is "${String(title)}", the plan says "${plan.title}"`,
        fix: `title: ${plan.title}`,
      },
    ];
  if (plan.sidebarLabel && label !== plan.sidebarLabel)
    return [
      {
        file: page.file,
        line: 2,
        message: `The sidebar label is to be "${plan.sidebarLabel}"`,
        fix: `sidebar_label: ${plan.sidebarLabel}`,
      },
    ];
  return [];
};

const descriptionFaults = (page: Page): Fault[] => {
  const description = String(page.frontMatter.description ?? '');
  if (description.length >= 50 && description.length <= 160) return [];
  return [
    {
      file: page.file,
      line: 2,
      message: `The description has ${description.length} characters`,
      fix: 'Write one sentence of 50 to 160 characters; search results and cards show it',
    },
  ];
};

const headingsOf = (page: Page): Heading[] => {
  const headings: Heading[] = [];
  visit(page.tree, 'heading', (heading) => void headings.push(heading));
  return headings;
};

const lineOf = (heading: Heading): number => heading.position?.start.line ?? 1;

const headingFaults = (page: Page): Fault[] => {
  let level = 1;
  return headingsOf(page).flatMap((heading) => {
    const jump = heading.depth > level + 1;
    level = heading.depth;
    if (heading.depth === 1)
      return [
        {
          file: page.file,
          line: lineOf(heading),
          message: 'The page has a heading of level 1',
          fix: 'The title of the front matter is that heading; begin with ##',
        },
      ];
    if (jump)
      return [
        {
          file: page.file,
          line: lineOf(heading),
          message: `Heading "${headingText(heading)}" skips a level`,
          fix: `Use ${'#'.repeat(level - 1)}`,
        },
      ];
    return [];
  });
};

/** Sections that have a fixed place, in that order; a page may leave any of them out and have others between. */
const order: Readonly<Record<string, readonly string[]>> = {
  reference: ['Parameters', 'Props', 'Options', 'Fields', 'Return value', 'Errors', 'Pitfalls', 'See also'],
  guide: ['What can go wrong', 'Next'],
  troubleshooting: ['Cause', 'Fix', 'Prevention', 'See also'],
};

const sectionFaults = (page: Page): Fault[] => {
  const fixed = order[String(page.frontMatter.kind)] ?? [];
  const found = headingsOf(page).filter((heading) => heading.depth === 2 && fixed.includes(headingText(heading)));
  return found.flatMap((heading, index) => {
    const before = found[index - 1];
    if (!before || fixed.indexOf(headingText(before)) <= fixed.indexOf(headingText(heading))) return [];
    return [
      {
        file: page.file,
        line: lineOf(heading),
        message: `"${headingText(heading)}" stands behind "${headingText(before)}"`,
        fix: `The order of a ${String(page.frontMatter.kind)} page is ${fixed.join(', ')}`,
      },
    ];
  });
};
