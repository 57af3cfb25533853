import {join} from 'node:path';
import {runStep} from '../../scripts/steps/runStep.ts';
import {root} from '../../packages/tooling/root.ts';
import {guides} from '../../site/config/sidebars/guides.ts';
import {reference} from '../../site/config/sidebars/reference.ts';
import type {Sidebar} from '../../site/config/sidebars/Sidebar.ts';
import {removeTrailingSlash} from '../../packages/tooling/removeTrailingSlash.ts';
import {installTools} from '../installTools.ts';
import {buildOnce} from './buildOnce.ts';
import {createPeerPages, type PeerPage} from './createPeerPages.ts';
import type {SitePeer} from './SitePeer.ts';

/**
 * Builds the same documentation with Fumadocs and Next.js, with the sidebars of this site. The app is the static one that
 * `create-fumadocs-app` creates, with Fumadocs' more popular theme, `fumadocs-ui`. It has a smaller home page and leaves
 * out the font, the search index, and the routes for language models and social cards.
 */
export async function buildFumadocsSite(): Promise<SitePeer> {
  const tools = await installTools();
  // In `node_modules`, Next.js would compile the app like a package, and couldn't render it.
  const cache = join(tools, '..', '.cache', 'fumadocs-site');
  const folder = await buildOnce(cache, createSources(), async () => {
    // With `--prefix`, npm runs the script in the folder of the site, where Fumadocs looks for its pages.
    await runStep('Building Fumadocs from the same pages', ['npm', 'run', 'build', '--prefix', cache], {
      variables: {NEXT_TELEMETRY_DISABLED: '1'},
    });
    return join(cache, 'out');
  });
  return {
    name: 'Fumadocs',
    folder,
    getLinkSelector: (path) => (path.startsWith('/docs/') ? `#nd-sidebar a[href="${path}/"]` : undefined),
    isReady: () =>
      Object.keys(document.querySelector('#nd-sidebar a') ?? {}).some((key) => key.startsWith('__reactProps')),
  };
}

/** Returns the files of the site by path. */
function createSources(): ReadonlyMap<string, string> {
  const pages = createPeerPages();
  const byId = new Map(pages.map((page) => [page.id, page]));
  const tree = {
    $id: 'root',
    name: 'Remotion',
    children: [createTab('Docs', guides, byId), createTab('API', reference, byId)],
  };
  return new Map([
    // Fumadocs reads files that end with `.md` as plain Markdown, so it doesn't execute the tags and braces in prose.
    ...pages.map(({route, text}) => [`content${removeTrailingSlash(route)}/index.md`, removeHeading(text)] as const),
    ['lib/tree.json', JSON.stringify(tree, undefined, 2)],
    ...Object.entries(app),
  ]);
}

/** The page shows the title of the front matter as its heading. */
function removeHeading(text: string): string {
  return text.replace(/^(---\n.*?\n---\n)\s*# [^\n]*\n/s, '$1');
}

type Node = Page | Folder;

type Page = {readonly type: 'page'; readonly name: string; readonly url: string};

type Folder = {
  readonly type: 'folder';
  readonly name: string;
  readonly index?: Page;
  readonly children: readonly Node[];
};

/** Returns a folder that replaces the sidebar while one of its pages is open. */
function createTab(name: string, sidebar: Sidebar, pages: ReadonlyMap<string, PeerPage>): object {
  return {$id: name, type: 'folder', root: true, name, children: createNodes(sidebar, pages)};
}

function createNodes(sidebar: Sidebar, pages: ReadonlyMap<string, PeerPage>): readonly Node[] {
  return sidebar.flatMap((item): readonly Node[] => {
    const id = typeof item === 'string' ? item : 'id' in item ? item.id : undefined;
    const page = id === undefined ? undefined : pages.get(id);
    if (page) {
      return [createPage(page)];
    }
    if (typeof item === 'string' || !('items' in item)) {
      return [];
    }
    const linked = item.link && pages.get(item.link.id);
    return [
      {
        type: 'folder',
        name: item.label,
        ...(linked && {index: createPage(linked)}),
        children: createNodes(item.items, pages),
      },
    ];
  });
}

function createPage({title, route}: PeerPage): Page {
  return {type: 'page', name: title, url: removeTrailingSlash(route)};
}

/** The files of the app, which are the same for all pages. They are JavaScript, so that Next.js doesn't check types. */
const app = {
  'package.json': '{"name": "fumadocs-site", "private": true, "type": "module", "scripts": {"build": "next build"}}\n',
  'next.config.js': `
import {createMDX} from 'fumadocs-mdx/next';

export default createMDX()({
  output: 'export',
  reactStrictMode: true,
  // Writes \`page/index.html\`, which every static host serves as \`page/\`.
  trailingSlash: true,
  // Next.js shares packages with the repository, so they can be outside of this folder.
  turbopack: {root: ${JSON.stringify(root)}},
});
`,
  'postcss.config.js': "export default {plugins: {'@tailwindcss/postcss': {}}};\n",
  'lib/source.js': `
import {loader} from 'fumadocs-core/source';
import {metaSchema, pageSchema} from 'fumadocs-core/source/schema';
import {applyMdxPreset} from 'fumadocs-mdx/config';
import {defineDocs} from 'fumadocs-mdx/macro';

const docs = defineDocs({
  dir: 'content/docs',
  docs: {
    schema: pageSchema,
    // Images aren't copied, so it must not import them.
    mdxOptions: applyMdxPreset({remarkImageOptions: false}),
  },
  meta: {schema: metaSchema},
});

export const source = loader({baseUrl: '/docs', source: docs.toFumadocsSource()});
`,
  'app/global.css': `
@import 'tailwindcss';
@import 'fumadocs-ui/css/neutral.css';
@import 'fumadocs-ui/css/preset.css';

html {
  scrollbar-gutter: stable;
}

html > body[data-scroll-locked] {
  margin-right: 0px !important;
  --removed-body-scroll-bar-size: 0px !important;
}
`,
  'app/layout.jsx': `
import {RootProvider} from 'fumadocs-ui/provider/next';
import './global.css';

export default function Layout({children}) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex flex-col min-h-screen">
        <RootProvider>{children}</RootProvider>
      </body>
    </html>
  );
}
`,
  'app/page.jsx': `
import Link from 'next/link';

export default function Home() {
  return <Link href="/docs">Docs</Link>;
}
`,
  'app/docs/layout.jsx': `
import {DocsLayout} from 'fumadocs-ui/layouts/docs';
import tree from '../../lib/tree.json';

export default function Layout({children}) {
  return (
    <DocsLayout tree={tree} nav={{title: 'Remotion'}} githubUrl="https://github.com">
      {children}
    </DocsLayout>
  );
}
`,
  'app/docs/[[...slug]]/page.jsx': `
import {
  DocsBody,
  DocsDescription,
  DocsPage,
  DocsTitle,
  MarkdownCopyButton,
  ViewOptionsPopover,
} from 'fumadocs-ui/layouts/docs/page';
import components from 'fumadocs-ui/mdx';
import {source} from '../../../lib/source.js';

export default async function Page({params}) {
  const page = source.getPage((await params).slug);
  const {title, description, toc, body: Body} = page.data;
  const markdownUrl = page.url + '.md';
  return (
    <DocsPage toc={toc}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription className="mb-0">{description}</DocsDescription>
      <div className="flex flex-row gap-2 items-center border-b pb-6">
        <MarkdownCopyButton markdownUrl={markdownUrl} />
        <ViewOptionsPopover markdownUrl={markdownUrl} githubUrl="https://github.com" />
      </div>
      <DocsBody>
        {/* The image of Next.js requires a size. */}
        <Body components={{...components, img: 'img'}} />
      </DocsBody>
    </DocsPage>
  );
}

export function generateStaticParams() {
  return source.generateParams();
}

export async function generateMetadata({params}) {
  const {title, description} = source.getPage((await params).slug).data;
  return {title, description};
}
`,
};
