import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './config/announcement';
import {readEnvironment} from './config/environment';
import {cutFeedItems} from './config/cutFeedItems';
import {footer} from './config/footer';
import {parseFrontMatter} from './config/frontMatter';
import {hasHistory} from './config/hasHistory';
import {navbar} from './config/navbar';
import {routeGroups} from './config/routeGroups';
import {codeSamples} from './plugins/codeSamples/codeSamples';
import {staticRedirects} from './config/staticRedirects';
import {coreRepairs} from './plugins/coreRepairs/coreRepairs';
import {coverageTables} from './plugins/coverageTables/coverageTables';
import {exportIndex} from './plugins/coverageTables/exportIndex';
import {demos} from './plugins/demos/demos';
import {demoScripts} from './plugins/demos/demoScripts';
import {filmFiles} from './plugins/demos/filmFiles';
import {pageDemos} from './plugins/demos/pageDemos';
import {docDescriptions} from './plugins/docDescriptions/docDescriptions';
import {fonts} from './plugins/fonts/fonts';
import {hosting} from './plugins/hosting/hosting';
import {islands} from './plugins/islands/islands';
import {licences} from './plugins/licences/licences';
import {markdownCopies} from './plugins/markdownCopies/markdownCopies';
import {messages} from './plugins/messages/messages';
import {packageFacts} from './plugins/packageFacts/packageFacts';
import {pageList} from './plugins/pageList/pageList';
import {pageScripts} from './plugins/pageScripts/pageScripts';
import {pageTable} from './plugins/pageTable/pageTable';
import {pageTemplate} from './plugins/pageScripts/pageTemplate';
import {pageParts} from './plugins/pageParts/pageParts';
import {pageStamp} from './plugins/pageStamp/pageStamp';
import {playground} from './plugins/playground/playground';
import {sampleTypes} from './plugins/sampleTypes/sampleTypes';
import {samples} from './plugins/samples/samples';
import {searchHost} from './plugins/search';
import {showcase} from './plugins/showcase/showcase';
import {siteFiles} from './plugins/siteFiles/siteFiles';
import {socialCards} from './plugins/socialCards/socialCards';
import {structuredData} from './plugins/structuredData/structuredData';
import {styleSheets} from './plugins/styleSheets/styleSheets';

const {siteUrl, repositoryUrl, search} = readEnvironment(process.env);
const editUrl = `${repositoryUrl}/edit/main/site/`;
const markdown = {
  // Before the framework gives headings their anchors.
  beforeDefaultRemarkPlugins: [coverageTables, exportIndex],
  remarkPlugins: [demos, pageParts, pageStamp, packageFacts],
  rehypePlugins: [codeSamples],
};
const posts = {
  ...markdown,
  editUrl,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {type: 'all', createFeedItems: cutFeedItems},
} as const;

const preset: Options = {
  docs: {
    ...markdown,
    sidebarPath: './sidebars.ts',
    editUrl,
    numberPrefixParser: routeGroups,
    showLastUpdateTime: hasHistory(),
    onInlineTags: 'throw',
  },
  blog: {
    ...posts,
    blogTitle: 'Blog',
    blogDescription: 'Releases and decisions, from the first version on.',
    blogSidebarCount: 'ALL',
    blogSidebarTitle: 'All posts',
  },
  theme: {customCss: './src/css/index.css'},
  sitemap: {lastmod: hasHistory() ? 'date' : null, ignorePatterns: ['/search']},
};

const themeConfig: ThemeConfig = {
  navbar,
  footer,
  announcementBar: announcement,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

const config: Config = {
  title: 'Remotion',
  tagline: 'Create motion graphics in React',
  url: siteUrl,
  baseUrl: '/',
  staticDirectories: ['static', '../demos/public'],
  titleDelimiter: '|',
  favicon: 'img/mark.svg',
  ssrTemplate: pageTemplate,
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {parseFrontMatter, hooks: {onBrokenMarkdownLinks: 'warn'}},
  future: {v4: true, faster: true},
  // Version 4's default would add a suffix to the storage keys, which the specification fixes.
  storage: {type: 'localStorage', namespace: false},
  presets: [['classic', preset]],
  plugins: [
    [
      '@docusaurus/plugin-content-blog',
      {
        ...posts,
        id: 'success-stories',
        routeBasePath: 'success-stories',
        path: 'success-stories',
        blogTitle: 'Success stories',
        blogDescription: 'What companies build with Remotion, told by those who built it.',
        blogSidebarCount: 0,
      },
    ],
    ['@docusaurus/plugin-client-redirects', {redirects: staticRedirects(`${__dirname}/docs`)}],
    coreRepairs,
    demoScripts,
    pageDemos,
    filmFiles,
    docDescriptions,
    fonts,
    hosting,
    islands,
    licences,
    playground,
    pageList,
    pageScripts,
    pageTable,
    markdownCopies,
    messages,
    samples,
    sampleTypes,
    searchHost,
    showcase,
    siteFiles,
    socialCards,
    structuredData,
    styleSheets,
  ],
  themeConfig,
  customFields: {search, repositoryUrl},
};

export default config;
