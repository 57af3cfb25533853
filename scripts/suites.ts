import {stripVTControlCharacters} from 'node:util';
import type {Suite} from './runSuite.ts';
import type {Totals} from './totals.ts';

function createNpmCommand(script: string, ...rest: readonly string[]): readonly string[] {
  return ['npm', 'run', '--silent', script, ...rest];
}

/** All suites that don't need the built site, slowest first, so that two lanes end at about the same time. */
export const checkSuites: readonly Suite[] = [
  {title: 'Unit tests', command: createNpmCommand('unit'), count: (output) => readVitestTotals(output)},
  {title: 'Statements', command: createNpmCommand('claims'), count: (output) => readVitestTotals(output)},
  {title: 'Components', command: createNpmCommand('components'), count: (output) => readVitestTotals(output)},
  {title: 'Language', command: createNpmCommand('lint:language')},
  {title: 'Types', command: createNpmCommand('types')},
  {title: 'Code style', command: createNpmCommand('lint')},
  {
    title: 'Content proofs',
    command: createNpmCommand('proofs'),
    count: (output) => readCountedTotals('Proofs', output),
  },
  {title: 'Format', command: createNpmCommand('lint:format')},
  {title: 'Spelling', command: createNpmCommand('lint:spelling')},
  {title: 'Imports', command: createNpmCommand('lint:imports')},
  {title: 'Style sheets', command: createNpmCommand('lint:styles')},
  {title: 'Commit messages', command: createNpmCommand('lint:commits')},
];

/** Writes the compressed copies that the service prefers, and whose sizes the browser tests measure. */
export const compressionSuite: Suite = {title: 'Compressing the files', command: createNpmCommand('compress')};

/** The checks of the course, with right and wrong answers. */
export const lessonsSuite: Suite = {
  title: 'Lessons of the course',
  command: createNpmCommand('lessons'),
  count: (output) => readCountedTotals('Lessons', output),
  inputs: [
    'content/learn',
    'e2e/lessons',
    'packages/course',
    'packages/playground-core',
    'site/src/components/playground/frame',
    'package-lock.json',
  ],
};

/** The search results of the built site. */
export const relevanceSuite: Suite = {
  title: 'Relevance of the search',
  command: createNpmCommand('relevance'),
  count: (output) => readCountedTotals('Relevance', output),
};

/** Tests of the built site in a browser. */
export const browserSuite: Suite = {
  title: 'Built site, in a browser',
  command: ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  count: (output) => readPlaywrightTotals(output),
};

/** Slow suites that only depend on a few files: the packages, the demos, and the service under load. */
export const slowSuites: readonly Suite[] = [
  lessonsSuite,
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
    inputs: ['e2e/conformance', 'site/config', 'site/plugins', 'site/docusaurus.config.ts', 'package-lock.json'],
  },
  {
    title: 'Code checker for agents',
    command: createNpmCommand('test:corpus'),
    count: (output) => readVitestTotals(output),
    inputs: [
      'packages/agents/check',
      'packages/agents/corpus',
      'packages/agents/rules',
      'packages/content-model',
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
    inputs: [
      'integration',
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
      ':(glob)content/docs/**/*.mdx',
      'demos/public',
      'integration/journeys',
      'integration/samples',
      'integration/probe.ts',
      'packages/claims',
      'packages/content-model',
      'vitest.samples.config.ts',
      'package-lock.json',
    ],
  },
  {
    title: 'Demos, rendered',
    command: createNpmCommand('render', '--', '--check'),
    count: (output) => readCountedTotals('Demos', output),
    inputs: ['demos', 'scripts/renderDemos.ts', 'package-lock.json'],
  },
  {
    title: 'Demos in the Player, frame by frame',
    command: [...browserSuite.command, 'e2e/demos.spec.ts'],
    count: (output) => readPlaywrightTotals(output),
    inputs: ['demos', 'e2e/demos.spec.ts', 'site/src/components/player', 'site/src/css', 'package-lock.json'],
  },
  {
    title: 'Examples in the playground',
    command: [...browserSuite.command, 'e2e/playground-examples.spec.ts'],
    count: (output) => readPlaywrightTotals(output),
    inputs: [
      ':(glob)content/docs/**/*.mdx',
      'demos',
      'e2e/playground-examples.spec.ts',
      'e2e/playground.ts',
      'packages/playground-core',
      'site/plugins/data/playground',
      'site/src/components/playground',
      'package-lock.json',
    ],
  },
  {
    title: 'Downloaded projects, installed and rendered',
    command: [...browserSuite.command, 'e2e/downloaded-projects.spec.ts'],
    count: (output) => readPlaywrightTotals(output),
    inputs: [
      'packages/playground-core',
      'packages/starters',
      'site/src/components/playground/Download',
      'site/src/components/start',
      'site/plugins/data/playground',
      'e2e/downloaded-projects.spec.ts',
      'package-lock.json',
    ],
  },
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
