import type {Suite} from '../runSuite.ts';
import {readPlaywrightTotals} from './readTotals.ts';
import {demos} from './demos.ts';

const playwright = ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'];

/**
 * Creates a suite of tests of the built site in a browser. Tests open pages instead of importing them, so their inputs
 * include the code of these pages. If a test opens a page without naming its path, for example with a link, its suite
 * must list the content of that page.
 */
function createBrowserSuite(title: string, paths: readonly string[], inputs: readonly string[] = []): Suite {
  return {
    title: `${title}, in a browser`,
    command: [...playwright, ...paths],
    count: (output) => readPlaywrightTotals(output),
    entries: ['e2e/playwright.config.ts', 'e2e/support/startBuiltSite.ts', ...paths],
    inputs: [...everyPage, ...inputs],
    dependsOnNamedPages: true,
  };
}

/** What every page depends on. The tests of all pages, which always run, cover the service that serves them. */
const everyPage = [
  'packages/tooling',
  'site/client',
  'site/config',
  'site/docusaurus.config.ts',
  'site/plugins/bundler',
  'site/plugins/patches',
  'site/src/components/ui',
  'site/src/css',
  'site/src/theme',
];

/** All tests in a browser, for `npm run e2e`. */
export const browserSuite = createBrowserSuite('Built site', []);

/** Tests of what all pages have in common. They always run. */
export const pagesSuite = createBrowserSuite('All pages', [
  'e2e/conformance/1-product/',
  'e2e/conformance/2-routes/',
  'e2e/conformance/3-entities/',
  'e2e/conformance/9-limits/',
  'e2e/pages/',
  'e2e/support/',
]);

/** What the playground consists of. */
const playground = ['packages/playground-core', 'site/plugins/data/playground', 'site/src/components/playground'];

/** Content whose pages have their own layout. Tests that cover every layout open these pages without naming them. */
const otherContent = ['content/course', 'content/showcase', 'content/success-stories'];

/** Tests of a part of the site in a browser. */
export const browserPartSuites: readonly Suite[] = [
  {
    ...createBrowserSuite(
      'Demos, frame by frame',
      ['e2e/demos/demos.spec.ts'],
      [':(glob)demos/*.ts', 'demos/images.json', 'demos/public', 'site/src/components/player'],
    ),
    items: demos,
    dependsOnNamedPages: false,
  },
  createBrowserSuite(
    'Demos, their controls, and the Player lab',
    ['e2e/demos/demo-frame.spec.ts', 'e2e/demos/player-lab.spec.ts'],
    ['demos', 'site/src/components/authors', 'site/src/components/player'],
  ),
  createBrowserSuite(
    'Examples in the playground',
    ['e2e/playground/playground-examples.spec.ts'],
    [...playground, ':(glob)content/docs/**/*.mdx', 'demos'],
  ),
  createBrowserSuite(
    'Playground',
    [
      'e2e/playground/edit-in-place.spec.ts',
      'e2e/playground/playground.spec.ts',
      'e2e/playground/playground-editor.spec.ts',
      'e2e/playground/playground-export.spec.ts',
      'e2e/playground/playground-toolbar.spec.ts',
    ],
    [...playground, 'site/src/components/authors/LiveSample', 'site/src/components/player'],
  ),
  createBrowserSuite(
    'Downloaded projects, installed and rendered',
    ['e2e/playground/downloaded-projects.spec.ts'],
    [...playground, 'packages/starters', 'site/src/components/start'],
  ),
  createBrowserSuite(
    'Course',
    ['e2e/course/'],
    [
      ...playground,
      'content/course',
      'packages/course',
      'site/plugins/data/course',
      'site/plugins/mdx/lessonFacts',
      'site/src/components/course',
      'site/src/pages/learn',
    ],
  ),
  createBrowserSuite(
    'Search',
    [
      'e2e/conformance/4-states/search-dialog.spec.ts',
      'e2e/conformance/4-states/search-recents.spec.ts',
      'e2e/conformance/4-states/search-results.spec.ts',
      'e2e/conformance/7-calls/',
      'e2e/conformance/8-errors/search-failures.spec.ts',
      'e2e/search/',
    ],
    ['content', 'packages/search', 'packages/settings', 'site/src/components/search'],
  ),
  createBrowserSuite(
    'Accessibility',
    ['e2e/accessibility/', 'e2e/screen-reader/'],
    [...otherContent, 'packages/course', 'packages/search', 'site/plugins', 'site/src'],
  ),
  createBrowserSuite(
    'Layout and navigation',
    ['e2e/behavior/'],
    [...otherContent, 'packages/search', 'packages/settings', 'site/plugins', 'site/src'],
  ),
  createBrowserSuite(
    'States and failures',
    [
      'e2e/conformance/4-states/announcement.spec.ts',
      'e2e/conformance/4-states/mobile-sidebar.spec.ts',
      'e2e/conformance/4-states/theme.spec.ts',
      'e2e/conformance/8-errors/crash.spec.ts',
      'e2e/conformance/8-errors/load-failure.spec.ts',
      'e2e/conformance/8-errors/storage.spec.ts',
      'e2e/failure/',
    ],
    ['packages/search', 'packages/settings', 'site/src'],
  ),
  createBrowserSuite(
    'Tools for agents',
    ['e2e/agents/'],
    ['content', 'demos', 'packages', 'scripts/buildAgentTools.ts', 'site/static/ai'],
  ),
  createBrowserSuite(
    'Code samples',
    ['e2e/samples/'],
    ['packages/content-model/samples', 'site/plugins', 'site/src/components/authors/CodeSample'],
  ),
  createBrowserSuite(
    'Explorers and tools',
    ['e2e/tools/'],
    [
      // The pages of errors and exports are derived from all others.
      'content/docs',
      'packages/content-model',
      'packages/planner-core',
      'packages/toolkit-model',
      'site/plugins',
      'site/src/components/authors',
      'site/src/pages',
    ],
  ),
  createBrowserSuite(
    'Marketing pages',
    ['e2e/marketing/'],
    [
      'content/showcase',
      'content/success-stories',
      'demos',
      'packages/starters',
      'site/plugins',
      'site/src/components/marketing',
      'site/src/components/player',
      'site/src/components/start',
      'site/src/pages',
    ],
  ),
];
