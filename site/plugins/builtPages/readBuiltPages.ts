import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BuiltPage} from './BuiltPage';
import {type Head, readHead} from './readHead';

/**
 * Reads which pages the framework has written: no redirects, no page that search engines are to leave out, no frame.
 * Sorted by path.
 */
export const readBuiltPages = (folder: string): BuiltPage[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /(?:^|[\\/])index\.html$/.test(name))
    .flatMap((name) => pageIn(join(folder, name)) ?? [])
    .sort((one, other) => (one.path < other.path ? -1 : 1));

const pageIn = (file: string): BuiltPage | undefined => {
  const head = readHead(readFileSync(file, 'utf8'));
  const address = head.links.get('canonical');
  if (!address || head.meta.has('refresh') || /noindex/.test(head.meta.get('robots') ?? '')) return undefined;
  const path = decodeURI(new URL(address).pathname);
  return {
    path,
    file,
    address,
    title: head.title.replace(/ \| Remotion$/, ''),
    description: head.meta.get('description') ?? '',
    section: sectionOf(path),
    isArticle: head.classes.some((name) => name === 'docs-doc-page' || name === 'blog-post-page'),
    parents: parentsIn(head),
  };
};

const sectionOf = (path: string): BuiltPage['section'] =>
  (['docs', 'blog', 'success-stories'] as const).find((name) => path.split('/')[1] === name) ?? 'pages';

interface Crumbs {
  readonly '@type': string;
  readonly itemListElement?: readonly {readonly name: string; readonly item: string}[];
}

/** The last breadcrumb is the page itself. */
const parentsIn = ({data}: Head): BuiltPage['parents'] =>
  data
    .map((json) => JSON.parse(json) as Crumbs)
    .filter((item) => item['@type'] === 'BreadcrumbList')
    .flatMap(({itemListElement = []}) => itemListElement.slice(0, -1))
    .map(({name, item}) => ({name, address: item}));
