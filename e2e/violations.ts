import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What breaks the accessibility guidelines on a page, a line for each rule that is broken. */
export const violations = async (page: Page): Promise<string[]> => {
  const found = await new AxeBuilder({page})
    // Without it, each look opens a page of its own; frames of other origins, which it leaves out, there are none.
    .setLegacyMode()
    .options({resultTypes: ['violations']})
    .withTags(levels)
    .analyze();
  return found.violations.map(({id, help, nodes}) => `${id}: ${help}: ${nodes.map(({html}) => html).join(' ')}`);
};
