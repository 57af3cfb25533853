import {stripVTControlCharacters} from 'node:util';
import type {Suite} from './runSuite.ts';
import type {Totals} from './totals.ts';

function createNpmCommand(script: string, ...rest: readonly string[]): readonly string[] {
  return ['npm', 'run', '--silent', script, ...rest];
}

/** Everything that TypeScript and ESLint read. */
const code = ['*.ts', '*.tsx', '*.mjs', '*.js', '*tsconfig*.json', 'package.json', 'package-lock.json'];

/**
 * All suites that don't need the built site, slowest first, so that two lanes end at about the same time. Those without
 * inputs take a few seconds or read all files.
 */
export const checkSuites: readonly Suite[] = [
  {
    title: 'Unit tests',
    command: createNpmCommand('unit'),
    count: (output) => readVitestTotals(output),
    inputs: ['.', ':(exclude).ci'],
  },
  {
    title: 'Statements',
    command: createNpmCommand('claims'),
    count: (output) => readVitestTotals(output),
    inputs: ['packages/claims', 'vitest.claims.config.ts', 'package-lock.json'],
    items: ['content/docs'],
  },
  {
    title: 'Components',
    command: createNpmCommand('components'),
    count: (output) => readVitestTotals(output),
    inputs: ['packages', 'site/src', 'vitest.components.config.ts', 'package-lock.json'],
  },
  {title: 'Language', command: createNpmCommand('lint:language')},
  {title: 'Types', command: createNpmCommand('types'), inputs: code},
  {title: 'Code style', command: createNpmCommand('lint'), inputs: code},
  {
    title: 'Content proofs',
    command: createNpmCommand('proofs'),
    count: (output) => readCountedTotals('Proofs', output),
    inputs: ['checks', 'content', 'demos', 'packages', 'site', 'package-lock.json'],
  },
  {title: 'Format', command: createNpmCommand('lint:format')},
  {title: 'Spelling', command: createNpmCommand('lint:spelling')},
  {title: 'Imports', command: createNpmCommand('lint:imports'), inputs: [...code, 'dependency-cruiser.config.mjs']},
  {title: 'Style sheets', command: createNpmCommand('lint:styles')},
  {title: 'Commit messages', command: createNpmCommand('lint:commits')},
];

/** Writes the compressed copies that the service prefers, and whose sizes the browser tests measure. */
export const compressionSuite: Suite = {title: 'Compressing the files', command: createNpmCommand('compress')};

/** The search results of the built site. */
export const relevanceSuite: Suite = {
  title: 'Relevance of the search',
  command: createNpmCommand('relevance'),
  count: (output) => readCountedTotals('Relevance', output),
};

const playwright = ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'];

/** Creates a suite of tests of the built site in a browser. */
function createBrowserSuite(title: string, paths: readonly string[], inputs?: readonly string[]): Suite {
  return {
    title: `${title}, in a browser`,
    command: [...playwright, ...paths],
    count: (output) => readPlaywrightTotals(output),
    ...(inputs && {inputs: [...paths, ...everyPage, ...inputs]}),
  };
}

/** What every page in a browser depends on. */
const everyPage = [
  'e2e/playwright.config.ts',
  'e2e/support',
  'package-lock.json',
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

/** How demos are rendered, apart from the demos. */
const rendering = [
  ':(glob)demos/*.ts',
  ':(exclude)demos/registry.ts',
  'demos/public',
  'demos/render',
  'package-lock.json',
];

/** The demos, one folder for each. */
const demos = [':(glob)demos/*/**'];

/** Suites that only depend on a part of the project: `npm test` leaves out those whose inputs haven't changed. */
export const partSuites: readonly Suite[] = [
  {
    title: 'Lessons of the course',
    command: createNpmCommand('lessons'),
    count: (output) => readCountedTotals('Lessons', output),
    usesOneCore: true,
    inputs: [
      'content/learn',
      'e2e/course/lessons',
      'packages/course',
      'packages/playground-core',
      'site/src/components/playground/frame',
      'package-lock.json',
    ],
  },
  {
    title: 'Service under load and attack',
    command: createNpmCommand('test:load'),
    count: (output) => readVitestTotals(output),
    inputs: ['packages/agents', 'packages/search', 'packages/settings', 'package-lock.json'],
  },
  {
    title: 'Errors of an invalid site',
    command: createNpmCommand('test:mistakes'),
    count: (output) => readVitestTotals(output),
    usesOneCore: true,
    inputs: [
      'e2e/conformance/8-errors',
      'e2e/conformance/tinySite',
      'site/config',
      'site/plugins/patches',
      'package-lock.json',
    ],
  },
  {
    title: 'Code checker for agents',
    command: createNpmCommand('test:corpus'),
    count: (output) => readVitestTotals(output),
    usesOneCore: true,
    inputs: [
      'packages/agents/check',
      'packages/agents/corpus',
      'packages/agents/rules',
      'packages/content-model/samples',
      'packages/toolkit-model',
      'content',
      'demos',
      'site/static/ai',
      'package-lock.json',
    ],
  },
  {
    title: 'Statements about renders',
    command: createNpmCommand('claims:slow'),
    count: (output) => readVitestTotals(output),
    usesOneCore: true,
    inputs: [
      ':(glob)content/docs/**/*.slow.claims.*',
      'integration/composition',
      'integration/globalSetup.ts',
      'integration/workbench.ts',
      'packages/claims',
      'package-lock.json',
    ],
  },
  {
    title: 'Examples of the renderer',
    command: createNpmCommand('integration'),
    count: (output) => readVitestTotals(output),
    usesOneCore: true,
    inputs: [
      ':(glob)integration/*',
      'integration/composition',
      'integration/examples',
      'content/docs/bundle.mdx',
      'content/docs/renderer',
      'content/docs/renderer.mdx',
      'packages/content-model/samples',
      'package-lock.json',
    ],
  },
  {
    title: 'Samples and guides',
    command: createNpmCommand('samples'),
    count: (output) => readVitestTotals(output),
    inputs: [
      'demos/public',
      'integration/journeys',
      'integration/samples',
      'integration/probe.ts',
      'packages/claims',
      ':(glob)packages/content-model/*.ts',
      ':(glob)packages/content-model/samples/*.ts',
      'vitest.samples.config.ts',
      'package-lock.json',
    ],
    items: [':(glob)content/*/**/*.mdx'],
  },
  {
    title: 'Demos, rendered',
    command: createNpmCommand('render', '--', '--check'),
    count: (output) => readCountedTotals('Demos', output),
    inputs: [...rendering, 'scripts/renderDemos.ts'],
    items: demos,
  },
  {
    ...createBrowserSuite(
      'Demos, frame by frame',
      ['e2e/demos/demos.spec.ts'],
      [...rendering, 'site/src/components/player'],
    ),
    items: demos,
  },
  createBrowserSuite(
    'Demos, their controls, and the Player lab',
    ['e2e/demos/demo-frame.spec.ts', 'e2e/demos/player-lab.spec.ts'],
    ['content/docs/player', 'demos', 'site/src/components/authors', 'site/src/components/player'],
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
    [...playground, 'content/learn', 'packages/course', 'site/plugins/data/learn', 'site/src/components/learn'],
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
    ['content', 'packages/course', 'packages/search', 'site/plugins', 'site/src'],
  ),
  createBrowserSuite(
    'Layout and navigation',
    ['e2e/behavior/'],
    ['packages/search', 'packages/settings', 'site/plugins', 'site/src'],
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
    ['content/docs/(remotion)', 'packages', 'scripts/buildAgentTools.ts', 'site/static/ai'],
  ),
  createBrowserSuite(
    'Code samples',
    ['e2e/samples/'],
    ['content/docs', 'packages/content-model/samples', 'site/plugins', 'site/src/components/authors/CodeSample'],
  ),
  createBrowserSuite(
    'Explorers and tools',
    ['e2e/tools/'],
    [
      'content/docs',
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

function readVitestTotals(output: string): Totals | undefined {
  return readNumbers(/^\s*Tests\s.*$/m.exec(toPlainText(output))?.[0]);
}

function readPlaywrightTotals(output: string): Totals | undefined {
  const text = toPlainText(output);
  const passed = /^\s*(\d+) passed/m.exec(text)?.[1];
  const failed = /^\s*(\d+) failed/m.exec(text)?.[1];
  return (passed ?? failed) ? {passed: Number(passed ?? 0), failed: Number(failed ?? 0)} : undefined;
}

function readCountedTotals(what: string, output: string): Totals | undefined {
  return readNumbers(new RegExp(`^${what}: .*$`, 'm').exec(toPlainText(output))?.[0]);
}

function readNumbers(line: string | undefined): Totals | undefined {
  if (line === undefined) {
    return undefined;
  }
  return {passed: Number(/(\d+) passed/.exec(line)?.[1] ?? 0), failed: Number(/(\d+) failed/.exec(line)?.[1] ?? 0)};
}

function toPlainText(output: string): string {
  return stripVTControlCharacters(output);
}
