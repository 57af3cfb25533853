import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2, levels A and AA, and what is good practice beside it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const wordsOfCode = 'pre code';

/** What breaks the accessibility guidelines on a page, a line for each rule that is broken. */
export const violations = (page: Page): Promise<string[]> => found(axe(page).withTags(rules));

/**
 * The same without the words of code samples, which take most of the time: they are written in the few colours of
 * `code.css`, and `tokens.test.ts` holds those to the rules.
 */
export const violationsBesideCode = (page: Page): Promise<string[]> =>
  found(axe(page).withTags(rules).exclude(wordsOfCode));

/** Text of too little contrast on a page, in the colour mode that it is in, besides the words of code samples. */
export const faintTexts = async (page: Page): Promise<string[]> => {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({finished}) => finished));
  });
  return found(axe(page).withRules('color-contrast').exclude(wordsOfCode));
};

const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({page})
    // Without it, each look opens a page of its own; frames of other origins, which it leaves out, there are none.
    .setLegacyMode()
    .options({resultTypes: ['violations'], iframes: false});

const found = async (builder: AxeBuilder): Promise<string[]> => {
  const {violations: broken} = await builder.analyze();
  return broken.map(({id, help, nodes}) => `${id}: ${help}: ${nodes.map(({html}) => html).join(' ')}`);
};
