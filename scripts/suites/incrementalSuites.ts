import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../packages/tooling/root.ts';
import type {Suite} from './runSuite.ts';
import {incrementalBrowserSuites} from './browserSuites.ts';
import {claimSetup} from './checkSuites.ts';
import {readCountedTotals, readVitestTotals} from './readTotals.ts';
import {createNpmCommand} from '../steps/createNpmCommand.ts';
import {demoPathspecs} from './demoPathspecs.ts';

/** What `readPackageFacts()` reads. `npm run model` generates most of it. */
const packageFacts = [
  'packages/toolkit-model',
  ...['md', 'test.ts'].map((extension) => `:(exclude)packages/toolkit-model/*.${extension}`),
  'packages/content-model/pagePaths.json',
];

/** The claims about renders. */
const slowClaims = readdirSync(join(root, 'content/docs'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.includes('.slow.claims.'))
  .map((file) => `content/docs/${file}`);

/** Suites that only depend on a part of the project: `npm test` leaves out those whose inputs haven't changed. */
export const incrementalSuites: readonly Suite[] = [
  {
    title: 'Lessons of the course',
    command: createNpmCommand('lessons'),
    count: (output) => readCountedTotals('Lessons', output),
    usesOneCore: true,
    entries: ['e2e/course/lessons/checkLessons.ts', 'content/course', 'site/src/components/playground/sandbox'],
    inputs: ['demos/public', 'site/static/img/learn'],
  },
  {
    title: 'Server under load and attack',
    command: createNpmCommand('test:load'),
    count: (output) => readVitestTotals(output),
    entries: ['vitest.config.ts', '*.load.test.ts', 'packages/server/fixtures/replica.ts'],
    inputs: [...packageFacts, 'demos/public', 'packages/starters', 'site/static/ai'],
  },
  {
    title: 'Errors of an invalid site',
    command: createNpmCommand('test:mistakes'),
    count: (output) => readVitestTotals(output),
    usesOneCore: true,
    entries: ['vitest.config.ts', '*.build.test.ts', 'e2e/conformance/tinySite'],
  },
  {
    title: 'Code checker for agents',
    command: createNpmCommand('test:corpus'),
    count: (output) => readVitestTotals(output),
    usesOneCore: true,
    entries: ['vitest.config.ts', '*.corpus.test.ts'],
    inputs: [...packageFacts, 'content', 'demos', 'packages/agents/corpus', 'packages/starters', 'site/static/ai'],
  },
  {
    title: 'Claims about renders',
    command: createNpmCommand('claims:slow'),
    count: (output) => readVitestTotals(output),
    usesOneCore: true,
    entries: [...claimSetup, ...slowClaims],
    // The pages that they're about.
    inputs: slowClaims.map((file) => file.replace(/\.slow\.claims\.tsx?$/, '.mdx')),
  },
  {
    title: 'Examples of the renderer',
    command: createNpmCommand('integration'),
    count: (output) => readVitestTotals(output),
    // Not together with another suite that renders, because both could choose the same free port.
    entries: [
      'vitest.integration.config.ts',
      ':(glob)integration/**/*.test.ts',
      'integration/composition',
      'integration/examples',
      'integration/globalSetup.ts',
    ],
    inputs: ['content/docs/bundle.mdx', 'content/docs/renderer', 'content/docs/renderer.mdx'],
  },
  {
    title: 'Samples and guides',
    command: createNpmCommand('samples'),
    count: (output) => readVitestTotals(output),
    entries: ['vitest.samples.config.ts', 'integration/journeys', 'integration/samples'],
    inputs: [...packageFacts, 'demos/public'],
    items: [':(glob)content/*/**/*.mdx'],
  },
  {
    title: 'Demos, rendered',
    command: createNpmCommand('render', '--', '--check'),
    count: (output) => readCountedTotals('Demos', output),
    entries: ['scripts/renderDemos.ts', 'demos/render/index.ts', ':(glob)demos/*/demo.ts'],
    inputs: ['demos/images.json', 'demos/public'],
    items: demoPathspecs,
  },
  ...incrementalBrowserSuites,
];
