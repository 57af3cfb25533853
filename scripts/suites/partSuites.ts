import type {Suite} from '../runSuite.ts';
import {browserPartSuites} from './browserSuites.ts';
import {readCountedTotals, readVitestTotals} from './countTests.ts';
import {createNpmCommand} from './createNpmCommand.ts';
import {demos, rendering} from './demoInputs.ts';

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
  ...browserPartSuites,
];
