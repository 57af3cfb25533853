import {stripVTControlCharacters} from 'node:util';
import type {Suite} from './runSuite.ts';
import type {Totals} from './totals.ts';

const npm = (script: string, ...rest: readonly string[]): readonly string[] => [
  'npm',
  'run',
  '--silent',
  script,
  ...rest,
];

/** All that needs no browser, quickest first. */
export const checkSuites: readonly Suite[] = [
  {title: 'Types', command: npm('types')},
  {title: 'Code style', command: npm('lint')},
  {title: 'Style sheets', command: npm('lint:styles')},
  {title: 'Format', command: npm('lint:format')},
  {title: 'Spelling', command: npm('lint:spelling')},
  {title: 'Unit tests', command: npm('unit'), count: (output) => vitestTotals(output)},
  {title: 'Content proofs', command: npm('proofs'), count: (output) => countedTotals('Proofs', output)},
];

/** What the search of the built site finds. */
export const relevanceSuite: Suite = {
  title: 'Relevance of the search',
  command: npm('relevance'),
  count: (output) => countedTotals('Relevance', output),
};

/** The pictures of `demos/`, by the toolkit's own renderer. */
const renderSuite: Suite = {
  title: 'Demos, drawn by the renderer',
  command: npm('render', '--', '--check'),
  count: (output) => countedTotals('Demos', output),
};

/** The functions for Node.js, run with a real browser and FFmpeg. */
const integrationSuite: Suite = {
  title: 'Examples of the renderer',
  command: npm('integration'),
  count: (output) => vitestTotals(output),
};

/** The built site in a browser. */
export const browserSuite: Suite = {
  title: 'Built site, in a browser',
  command: ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  count: (output) => playwrightTotals(output),
};

/** What the unit tests and the browser tests of this run have proven. */
export const conformanceSuite: Suite = {
  title: 'Specification, statement by statement',
  command: npm('conformance'),
  count: (output) => countedTotals('Conformance', output),
};

/** What needs a browser beside the code. */
export const browserSuites: readonly Suite[] = [integrationSuite, renderSuite, browserSuite];

const vitestTotals = (output: string): Totals | undefined => numbersIn(/^\s*Tests\s.*$/m.exec(plain(output))?.[0]);

const playwrightTotals = (output: string): Totals | undefined => {
  const text = plain(output);
  const passed = /^\s*(\d+) passed/m.exec(text)?.[1];
  const failed = /^\s*(\d+) failed/m.exec(text)?.[1];
  return (passed ?? failed) ? {passed: Number(passed ?? 0), failed: Number(failed ?? 0)} : undefined;
};

const countedTotals = (what: string, output: string): Totals | undefined =>
  numbersIn(new RegExp(`^${what}: .*$`, 'm').exec(plain(output))?.[0]);

const numbersIn = (line: string | undefined): Totals | undefined => {
  if (line === undefined) return undefined;
  return {passed: Number(/(\d+) passed/.exec(line)?.[1] ?? 0), failed: Number(/(\d+) failed/.exec(line)?.[1] ?? 0)};
};

const plain = (output: string): string => stripVTControlCharacters(output);
