import {basename} from 'node:path';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './config/announcement.ts';
import {readEnvironment} from '../packages/settings/readEnvironment.ts';
import {cutFeedItems} from './config/cutFeedItems.ts';
import {footer} from './config/footer.ts';
import {parseFrontMatter} from './config/frontMatter.ts';
import {hasHistory} from './config/hasHistory.ts';
import {navbar} from './config/navbar.ts';
import {parseRouteGroup} from '../packages/content-model/parseRouteGroup.ts';
import {codeSamples} from './plugins/mdx/codeSamples/codeSamples.ts';
import {createStaticRedirects} from './config/createStaticRedirects.ts';
import {docusaurusPatches} from './plugins/patches/docusaurusPatches.ts';
import {covers} from './plugins/data/covers/covers.ts';
import {coverageTables} from './plugins/mdx/coverageTables/coverageTables.ts';
import {firstScreen} from './plugins/mdx/firstScreen/firstScreen.ts';
import {headingBreaks} from './plugins/mdx/headingBreaks/headingBreaks.ts';
import {headingKeywords} from './plugins/mdx/headingKeywords/headingKeywords.ts';
import {exportIndex} from './plugins/mdx/coverageTables/exportIndex.ts';
import {demos} from './plugins/mdx/demos/demos.ts';
import {preloadDemos} from './plugins/mdx/demos/preloadDemos.ts';
import {demoScripts} from './plugins/bundler/demoScripts.ts';
import {findVideoFiles} from './plugins/data/demos/renderedFiles.ts';
import {findPageDemos} from './plugins/data/demos/findPageDemos.ts';
import {docDescriptions} from './plugins/data/docDescriptions/docDescriptions.ts';
import {withoutUnusedComponents} from './plugins/bundler/unusedComponents.ts';
import {clientConfig} from './plugins/bundler/clientConfig.ts';
import {addFontPreloads, fonts} from './plugins/bundler/fonts/fonts.ts';
import {writeClaims} from './plugins/postBuild/claims/writeClaims.ts';
import {writeHeaders} from './plugins/postBuild/headers/writeHeaders.ts';
import {islands} from './plugins/bundler/islands.ts';
import {course} from './plugins/data/course/course.ts';
import {licenses} from './plugins/postBuild/licenses/licenses.ts';
import {addCopyLinks} from './plugins/postBuild/markdownCopies/addCopyLinks.ts';
import {messages} from './plugins/data/messages/messages.ts';
import {lessonFacts} from './plugins/mdx/lessonFacts/lessonFacts.ts';
import {packageFacts} from './plugins/mdx/packageFacts/packageFacts.ts';
import {writePageList} from './plugins/postBuild/pageList/pageList.ts';
import {deferredScripts} from './plugins/bundler/deferredScripts.ts';
import {routeManifest} from './plugins/bundler/routeManifest/routeManifest.ts';
import {pageTemplate} from './plugins/bundler/pageTemplate.ts';
import {componentImports} from './plugins/mdx/componentImports/componentImports.ts';
import {pageChecks} from './plugins/mdx/pageChecks/pageChecks.ts';
import {postBuild} from './plugins/postBuild/postBuild.ts';
import {playground} from './plugins/data/playground/playground.ts';
import {sampleTypes} from './plugins/data/sampleTypes/sampleTypes.ts';
import {samples} from './plugins/data/samples/samples.ts';
import {searchPage} from './plugins/data/searchPage.ts';
import {showcase} from './plugins/data/showcase/showcase.ts';
import {starters} from './plugins/data/starters/starters.ts';
import {siteName, tagline} from './config/siteName.ts';
import {manifestAndRobots} from './plugins/postBuild/manifestAndRobots/manifestAndRobots.ts';
import {addSocialCards} from './plugins/postBuild/socialCards/addSocialCards.ts';
import {addStructuredData} from './plugins/postBuild/structuredData/structuredData.ts';
import {styleSheets} from './plugins/bundler/styleSheets/styleSheets.ts';
import {siteUrls} from './plugins/mdx/siteUrls/siteUrls.ts';
import {tables} from './plugins/mdx/tables/tables.ts';
import {unbrokenNames} from './plugins/mdx/unbrokenNames/unbrokenNames.ts';

const {siteUrl, repositoryUrl, search} = readEnvironment(process.env);
const contentUrl = `${repositoryUrl}/edit/main/content`;
const shipped = licenses();
const styles = styleSheets();
const routes = routeManifest();
const markdown = {
  // Before the framework gives headings their anchors.
  beforeDefaultRemarkPlugins: [coverageTables, exportIndex, [siteUrls, {siteUrl}]],
  remarkPlugins: [demos, componentImports, pageChecks, packageFacts],
  // The sixth one estimates what the others created, and the last one depends on it.
  rehypePlugins: [headingKeywords, headingBreaks, codeSamples, unbrokenNames, tables, firstScreen, preloadDemos],
};
const posts = {
  ...markdown,
  editUrl: ({blogDirPath, blogPath}: {blogDirPath: string; blogPath: string}) =>
    `${contentUrl}/${basename(blogDirPath)}/${blogPath}`,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {type: 'all', createFeedItems: cutFeedItems},
} as const;

const preset: Options = {
  docs: {
    ...markdown,
    path: '../content/docs',
    sidebarPath: './config/sidebars/sidebars.ts',
    editUrl: ({docPath}) => `${contentUrl}/docs/${docPath}`,
    numberPrefixParser: parseRouteGroup,
    showLastUpdateTime: hasHistory(),
    onInlineTags: 'throw',
  },
  blog: {
    ...posts,
    path: '../content/blog',
    blogTitle: 'Blog',
    blogDescription: 'Release notes and news from the Remotion team.',
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
  title: siteName,
  tagline,
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
        path: '../content/success-stories',
        blogTitle: 'Success stories',
        blogDescription: 'How companies use Remotion in their products.',
        blogSidebarCount: 0,
      },
    ],
    [
      '@docusaurus/plugin-content-pages',
      {
        ...markdown,
        remarkPlugins: [...markdown.remarkPlugins, lessonFacts],
        id: 'course',
        routeBasePath: 'learn',
        path: '../content/course',
        include: ['*/*/lesson.mdx'],
        mdxPageComponent: '@site/src/components/course/LessonPage/LessonPage.tsx',
      },
    ],
    ['@docusaurus/plugin-client-redirects', {redirects: createStaticRedirects()}],
    ...docusaurusPatches,
    clientConfig,
    covers,
    demoScripts,
    findPageDemos,
    findVideoFiles,
    docDescriptions,
    fonts(shipped.addShippedFiles),
    islands,
    course,
    shipped.plugin,
    playground(shipped.addShippedFiles),
    deferredScripts,
    routes.plugin,
    messages,
    samples,
    sampleTypes,
    searchPage,
    showcase,
    manifestAndRobots,
    starters,
    styles.plugin,
    withoutUnusedComponents,
    postBuild({
      transforms: [
        routes.addManifests,
        styles.addStyleSheets,
        addFontPreloads,
        addSocialCards,
        addStructuredData,
        addCopyLinks,
      ],
      outputs: [writeClaims, writePageList, writeHeaders],
    }),
  ],
  themeConfig,
  customFields: {search, repositoryUrl},
};

export default config;
