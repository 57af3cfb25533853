import type {Suite} from './runSuite.ts';
import {readCountedTotals, readVitestTotals} from './readTotals.ts';
import {createNpmCommand} from '../steps/createNpmCommand.ts';

/** Everything that TypeScript and ESLint read. */
const code = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.json'];

/** What Vitest loads before claims, which prove what pages state. */
export const claimSetup = [
  'vitest.claims.config.ts',
  'integration/composition',
  'integration/globalSetup.ts',
  'packages/claims/loadEsbuild.ts',
  'packages/claims/dom/addDom.ts',
];

/**
 * All suites that don't need the built site, slowest first, so that two lanes end at about the same time. Those without
 * entries and inputs take a few seconds or read all files.
 */
export const checkSuites: readonly Suite[] = [
  {
    title: 'Unit tests',
    command: createNpmCommand('unit'),
    count: (output) => readVitestTotals(output),
    inputs: ['.', ':(exclude).ci'],
  },
  {
    title: 'Claims',
    command: createNpmCommand('claims'),
    count: (output) => readVitestTotals(output),
    entries: [...claimSetup, ':(glob)content/docs/**/*.claims.*', ':(exclude)*.slow.claims.*'],
    items: [':(glob)content/docs/**/*.mdx', ':(glob)content/docs/**/*.claims.*'],
  },
  {
    title: 'Components',
    command: createNpmCommand('components'),
    count: (output) => readVitestTotals(output),
    entries: ['vitest.components.config.ts', 'site/src/testing', ':(glob)site/src/**/*.test.tsx'],
  },
  {
    title: 'Grammar',
    command: createNpmCommand('lint:grammar'),
    entries: ['checks/lintGrammar.ts'],
    items: [':(glob)content/**/*.mdx'],
  },
  {title: 'Types', command: createNpmCommand('types'), inputs: code},
  {title: 'Code style', command: createNpmCommand('lint'), inputs: code},
  {
    title: 'Content checks',
    command: createNpmCommand('lint:content'),
    count: (output) => readCountedTotals('Content checks', output),
    entries: ['checks/lintContent.ts'],
    inputs: ['content', 'demos', 'packages', 'site'],
  },
  {title: 'Language', command: createNpmCommand('lint:language')},
  {
    title: 'Format',
    command: createNpmCommand('lint:format'),
    // Prettier ignores Markdown.
    inputs: ['.', ':(exclude).ci', ':(exclude)*.md', ':(exclude)*.mdx'],
  },
  {title: 'Spelling', command: createNpmCommand('lint:spelling')},
  {title: 'Imports', command: createNpmCommand('lint:imports'), inputs: [...code, 'dependency-cruiser.config.mjs']},
  {title: 'Style sheets', command: createNpmCommand('lint:styles')},
  {title: 'Commit messages', command: createNpmCommand('lint:commits')},
];

/** Writes the compressed copies that the server prefers, and whose sizes the browser tests measure. */
export const compressionSuite: Suite = {title: 'Compressing the files', command: createNpmCommand('compress')};

/** The search results of the built site. */
export const relevanceSuite: Suite = {
  title: 'Relevance of the search',
  command: createNpmCommand('relevance'),
  count: (output) => readCountedTotals('Relevance', output),
};
