import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {RunOptions} from 'axe-core';

/** WCAG 2.2, levels A and AA, and additional best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The words in code samples. */
const codeWords = 'pre code';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the accessibility violations on a page, one line per rule. */
export function findPageViolations(page: Page): Promise<string[]> {
  return findViolations(page, {runOnly: rules});
}

/**
 * The same without the words in code samples, which take most of the time: they only use the colors in `code.css`,
 * which `tokens.test.ts` checks.
 */
export function findViolationsOutsideCode(page: Page): Promise<string[]> {
  return findViolations(page, {runOnly: rules}, codeWords);
}

/** Returns text with too little contrast on a page in the current color mode, except for words in code samples. */
export async function findLowContrastTexts(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({finished}) => finished));
  });
  return findViolations(page, {runOnly: {type: 'rule', values: ['color-contrast']}}, codeWords);
}

async function findViolations(page: Page, options: RunOptions, without?: string): Promise<string[]> {
  await page.evaluate(`window.axe ?? ${axe}`);
  return page.evaluate(
    async ([settings, excluded]) => {
      // Iframes have another origin, and the output of readers' code isn't part of the page.
      const {violations: found} = await window.axe.run(
        {exclude: excluded === undefined ? [] : [[excluded]]},
        {...settings, resultTypes: ['violations'], iframes: false},
      );
      return found.map(({id, help, nodes}) => `${id}: ${help}: ${nodes.map(({html}) => html).join(' ')}`);
    },
    [options, without] as const,
  );
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}
