import type {Suite} from './runSuite.ts';
import {readPlaywrightTotals} from './readTotals.ts';
import {demoPathspecs} from './demoPathspecs.ts';

const playwright = ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'];

/**
 * Creates a suite of tests of the built site in a browser. A page consists of so much of the code that the suite runs
 * after any change of it. After a change of content, it only runs if it opens that page. If it does so without naming
 * its path, for example with a link, it must list the content of that page.
 */
function createBrowserSuite(title: string, paths: readonly string[], content: readonly string[] = []): Suite {
  return {
    title: `${title}, in a browser`,
    command: [...playwright, ...paths],
    count: (output) => readPlaywrightTotals(output),
    entries: ['e2e/playwright.config.ts', 'e2e/support/startBuiltSite.ts', ...paths],
    inputs: [...code, ...content],
    dependsOnNamedPages: true,
    sharesBrowserRun: true,
  };
}

/**
 * Merges browser suites that have the same variables, so that the site only starts once, and Playwright's second worker
 * isn't idle at the end of each suite. Suites that need a run of their own stay as they are, and come first.
 */
export function mergeBrowserSuites(suites: readonly Suite[]): readonly Suite[] {
  const groups = new Map<string, Suite[]>();
  for (const suite of suites.filter(({sharesBrowserRun}) => sharesBrowserRun)) {
    const key = JSON.stringify(suite.variables ?? {});
    groups.set(key, [...(groups.get(key) ?? []), suite]);
  }
  const merged = [...groups.values()].flatMap(([first, ...rest]) => (first ? rest.reduce(mergeSuites, first) : []));
  return [...suites.filter(({sharesBrowserRun}) => !sharesBrowserRun), ...merged];
}

function mergeSuites(one: Suite, other: Suite): Suite {
  return {
    ...one,
    title: `${one.title}\n  ${other.title}`,
    command: [...one.command, ...other.command.slice(playwright.length)],
  };
}

/** What pages are made of, and the server that serves them. */
const code = ['demos', 'packages', 'site', ':(exclude)*.test.ts', ':(exclude)*.test.tsx', ':(exclude)*.md'];

/** All tests in a browser, for `npm run e2e`. */
export const browserSuite = createBrowserSuite('Built site', []);

/** Tests of what all pages have in common. They always run. */
export const pagesSuite = createBrowserSuite('All pages', [
  'e2e/conformance/1-product/',
  'e2e/conformance/2-routes/',
  'e2e/conformance/3-entities/',
  'e2e/conformance/9-limits/',
  'e2e/site-wide/',
  'e2e/support/',
]);

/** Content whose pages have their own layout. Tests that cover every layout open these pages without naming them. */
const otherContent = ['content/course', 'content/showcase', 'content/success-stories'];

/** Tests of a part of the site in a browser. */
export const incrementalBrowserSuites: readonly Suite[] = [
  {
    ...createBrowserSuite('Demos, frame by frame', ['e2e/demos/demos.spec.ts']),
    // What a frame looks like depends on less than the rest of its page.
    inputs: [
      ':(glob)demos/*.ts',
      ...['demos/images.json', 'demos/public', 'packages/tooling', 'site/client', 'site/plugins'],
      ...['components/authors', 'components/player', 'components/ui', 'css', 'theme'].map((path) => `site/src/${path}`),
    ],
    items: demoPathspecs,
    dependsOnNamedPages: false,
  },
  {
    ...createBrowserSuite('Every page', ['e2e/every-page/'], ['content/showcase', ':(glob)content/course/**/*.tsx']),
    items: [':(glob)content/**/*.mdx'],
  },
  createBrowserSuite('Demos, their controls, and the Player lab', [
    'e2e/demos/demo-figure.spec.ts',
    'e2e/demos/player-lab.spec.ts',
  ]),
  {
    ...createBrowserSuite('Examples in the playground', ['e2e/playground/playground-examples.spec.ts']),
    items: [':(glob)content/docs/**/*.mdx'],
  },
  createBrowserSuite('Playground', [
    'e2e/playground/edit-in-place.spec.ts',
    'e2e/playground/playground.spec.ts',
    'e2e/playground/playground-editor.spec.ts',
    'e2e/playground/playground-export.spec.ts',
    'e2e/playground/playground-layout.spec.ts',
    'e2e/playground/playground-toolbar.spec.ts',
  ]),
  {
    ...createBrowserSuite('Downloaded projects, installed and rendered', [
      'e2e/playground/downloaded-projects.spec.ts',
    ]),
    // Rendering needs all cores.
    sharesBrowserRun: false,
  },
  createBrowserSuite('Course', ['e2e/course/'], ['content/course']),
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
    ['content'],
  ),
  createBrowserSuite('Accessibility', ['e2e/accessibility/', 'e2e/screen-reader/'], otherContent),
  createBrowserSuite('Layout and navigation', ['e2e/behavior/'], otherContent),
  createBrowserSuite('States and failures', [
    'e2e/conformance/4-states/announcement.spec.ts',
    'e2e/conformance/4-states/mobile-sidebar.spec.ts',
    'e2e/conformance/4-states/theme.spec.ts',
    'e2e/conformance/8-errors/crash.spec.ts',
    'e2e/conformance/8-errors/load-failure.spec.ts',
    'e2e/conformance/8-errors/storage.spec.ts',
    'e2e/failure/',
  ]),
  createBrowserSuite('Tools for agents', ['e2e/agents/'], ['content', 'scripts/buildAgentTools.ts']),
  createBrowserSuite('Code samples', ['e2e/samples/']),
  // The pages of errors and exports are derived from all others.
  createBrowserSuite('Explorers and tools', ['e2e/tools/'], ['content/docs']),
  createBrowserSuite('Marketing pages', ['e2e/marketing/'], ['content/showcase', 'content/success-stories']),
];
