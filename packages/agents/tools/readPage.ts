import {z} from 'zod';
import {redirects} from '../../content-model/redirects.ts';
import {findNearestNames} from '../../toolkit-model/findNearestNames.ts';
import type {AgentData, DocHeading, DocPage} from '../data/AgentData.ts';
import {defineTool} from './AgentTool.ts';
import {findFlag} from './findFlag.ts';

/** Returns the Markdown of a page, or one section of it. */
export const readPageTool = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Returns a page of the documentation as Markdown, whole or one section of it. Pass a path such as /docs/spring, a URL, or a name such as spring or --crf. A URL with an anchor returns that section.',
  input: z.object({
    page: z.string().min(1).max(500).describe('A path, URL, title or flag'),
    section: z.string().max(300).optional().describe('The anchor or title of a heading'),
  }),
  run({page: wanted, section}, {data}) {
    const flag = findFlag(data.pages, wanted);
    if (flag !== undefined) {
      return formatSection(flag.page, flag.heading, data);
    }
    const page = findPage(data, wanted);
    const anchor = section ?? (wanted.includes('#') ? wanted.slice(wanted.indexOf('#') + 1) : undefined);
    const url = `${data.siteUrl}${page.path}`;
    if (anchor === undefined || anchor === '') {
      const sections = page.headings.map((heading) => `${heading.title} (#${heading.anchor})`).join(', ');
      return {text: `${page.markdown.trim()}\n\n---\n${url}${sections === '' ? '' : `\nSections: ${sections}`}`};
    }
    return formatSection(page, findHeading(page, anchor), data);
  },
});

function formatSection(page: DocPage, heading: DocHeading, {siteUrl}: AgentData): {text: string} {
  return {text: `${cutSection(page, heading)}\n\n---\n${siteUrl}${page.path}#${heading.anchor}`};
}

/** Finds a page by path, export, URL or title. Throws an error with the closest titles if there is none. */
export function findPage({pages, exportPages}: Pick<AgentData, 'pages' | 'exportPages'>, wanted: string): DocPage {
  const path = toPath(wanted);
  const title = wanted.replace(/[?#].*$/, '');
  const name = toKey(title);
  const paths = [path, `/docs${path}`].flatMap((own) => [own, redirects.find(({from}) => from === own)?.to]);
  const byTitle = pages.filter((page) => toKey(page.title) === name);
  // A name such as "Player" means its reference, not the page about the product.
  const isName = !wanted.includes('/') || wanted.startsWith('<');
  const byName = [
    byTitle.find((page) => page.path.startsWith('/docs/'))?.path,
    exportPages.get(title.replaceAll(/[<>()\s/]/g, '')),
    ...paths.toReversed(),
  ];
  const found =
    findByPath(pages, isName ? byName : paths) ?? byTitle[0] ?? pages.find((page) => page.path.endsWith(`/${name}`));
  if (found) {
    return found;
  }
  const known = pages.flatMap((page) => [page.path, page.title]);
  const close = findNearestNames(wanted.includes('/') ? path : wanted, known);
  throw new Error(
    `There is no page "${wanted}". The closest are ${close.join(', ')}. You can also search for it with search_docs.`,
  );
}

function findByPath(pages: readonly DocPage[], paths: readonly (string | undefined)[]): DocPage | undefined {
  return paths.flatMap((path) => pages.filter((page) => page.path === path))[0];
}

function toPath(wanted: string): string {
  const text = URL.canParse(wanted) ? new URL(wanted).pathname : wanted.replace(/[?#].*$/, '');
  return `/${text.replace(/^\/+/, '')}`.replace(/(?:\/index)?(?:\.md|\.html)?\/*$/, '');
}

/** `<Sequence>`, `spring()` and `Sequence` are the same title. */
function toKey(title: string): string {
  return title.replaceAll(/[<>()\s/]/g, '').toLowerCase();
}

function findHeading({path, headings}: DocPage, wanted: string): DocHeading {
  const key = toKey(wanted.replace(/^#/, ''));
  const found = headings.find((heading) => heading.anchor === wanted.replace(/^#/, '') || toKey(heading.title) === key);
  if (found) {
    return found;
  }
  const close = findNearestNames(
    wanted,
    headings.map(({anchor}) => anchor),
  );
  throw new Error(
    `${path} has no section "${wanted}". ${close.length > 0 ? `The closest are ${close.join(', ')}.` : 'It has no sections.'}`,
  );
}

/** Returns the text from a heading to the next one of the same or a higher level. */
export function cutSection({markdown, headings}: DocPage, {title, anchor}: DocHeading): string {
  const key = toKey(title);
  const same = headings.filter((heading) => toKey(heading.title) === key);
  let toSkip = Math.max(
    0,
    same.findIndex((heading) => heading.anchor === anchor),
  );
  const lines = markdown.split('\n');
  let isCode = false;
  let level = 0;
  const section: string[] = [];
  for (const line of lines) {
    isCode = line.startsWith('```') ? !isCode : isCode;
    const depth = isCode ? 0 : (/^(#+) /.exec(line)?.[1]?.length ?? 0);
    if (level > 0 && depth > 0 && depth <= level) {
      break;
    }
    if (level === 0 && depth > 1 && toKey(toPlain(line)) === key && toSkip-- === 0) {
      level = depth;
    }
    if (level > 0) {
      section.push(line);
    }
  }
  return section.join('\n').trim();
}

/** Removes the markup of a heading. */
function toPlain(line: string): string {
  return line
    .replace(/^#+ /, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*\\]/g, '');
}
