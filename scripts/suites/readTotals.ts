import {stripVTControlCharacters} from 'node:util';
import type {Totals} from './Totals.ts';

/** Reads how many tests passed and failed from the output of Vitest. */
export function readVitestTotals(output: string): Totals | undefined {
  return readNumbers(/^\s*Tests\s.*$/m.exec(stripVTControlCharacters(output))?.[0]);
}

/** Reads how many tests passed and failed from the output of Playwright. */
export function readPlaywrightTotals(output: string): Totals | undefined {
  const text = stripVTControlCharacters(output);
  const passed = /^\s*(\d+) passed/m.exec(text)?.[1];
  const failed = /^\s*(\d+) failed/m.exec(text)?.[1];
  return (passed ?? failed) ? {passed: Number(passed ?? 0), failed: Number(failed ?? 0)} : undefined;
}

/** Reads the closing line of one of our own scripts: `Lessons: 16 passed, 0 failed`. */
export function readCountedTotals(what: string, output: string): Totals | undefined {
  return readNumbers(new RegExp(`^${what}: .*$`, 'm').exec(stripVTControlCharacters(output))?.[0]);
}

function readNumbers(line: string | undefined): Totals | undefined {
  if (line === undefined) {
    return undefined;
  }
  return {passed: Number(/(\d+) passed/.exec(line)?.[1] ?? 0), failed: Number(/(\d+) failed/.exec(line)?.[1] ?? 0)};
}
