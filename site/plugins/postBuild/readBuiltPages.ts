import type {BuiltFile} from './BuiltFile.ts';
import type {BuiltPage} from './BuiltPage.ts';
import {type Head, readHead} from './readHead.ts';

/**
 * Returns the files that are pages, sorted by path. Leaves out redirects, `noindex` pages and documents for iframes,
 * which it recognizes by their heads.
 */
export function readBuiltPages(files: readonly BuiltFile[]): BuiltPage[] {
  return files
    .filter(({name}) => /(?:^|\/)index\.html$/.test(name))
    .flatMap((file) => readPage(file) ?? [])
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

function readPage(file: BuiltFile): BuiltPage | undefined {
  const head = readHead(file.html);
  const url = head.links.get('canonical');
  if (!url || head.meta.has('refresh') || /noindex/.test(head.meta.get('robots') ?? '')) {
    return undefined;
  }
  const path = decodeURI(new URL(url).pathname);
  return {
    path,
    file,
    url,
    title: head.title.replace(/ \| Remotion$/, ''),
    description: head.meta.get('description') ?? '',
    section: getSection(path),
    isArticle: head.classes.some((name) => name === 'docs-doc-page' || name === 'blog-post-page'),
    parents: findParents(head),
  };
}

function getSection(path: string): BuiltPage['section'] {
  return (['docs', 'blog', 'success-stories'] as const).find((name) => path.split('/')[1] === name) ?? 'pages';
}

type Crumbs = {
  readonly '@type': string;
  readonly itemListElement?: readonly {readonly name: string; readonly item: string}[];
};

/** The last breadcrumb is the page itself. */
function findParents({data}: Head): BuiltPage['parents'] {
  return data
    .map((json) => JSON.parse(json) as Crumbs)
    .filter((item) => item['@type'] === 'BreadcrumbList')
    .flatMap(({itemListElement = []}) => itemListElement.slice(0, -1))
    .map(({name, item}) => ({name, url: item}));
}
