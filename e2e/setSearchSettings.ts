import type {Page} from '@playwright/test';
import type {SearchSettings} from '../site/src/components/search/SearchSettings.ts';

/** The settings as the build wrote them, without a setting in the environment. */
const built = {hosts: 'hosts:[]', backend: 'backend:"service"'};

/** Gives the built site other search settings than it was built with, in the place where the build wrote them. */
export const setSearchSettings = async (
  page: Page,
  settings: Partial<Pick<SearchSettings, keyof typeof built>>,
): Promise<void> => {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    let script = await response.text();
    for (const [name, value] of Object.entries(settings)) {
      const [before, after, ...others] = script.split(built[name as keyof typeof built]);
      if (after === undefined || others.length > 0) throw new Error(`The script has no place for search ${name}.`);
      script = `${before}${name}:${JSON.stringify(value)}${after}`;
    }
    await route.fulfill({response, body: script});
  });
};
