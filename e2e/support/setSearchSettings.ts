import type {Page} from '@playwright/test';
import type {SearchSettings} from '../../packages/settings/SearchSettings.ts';

/** The settings as the build writes them by default, without environment variables. */
const built = {hosts: '"hosts":[]', backend: '"backend":"service"'};

/** Replaces the search settings in the responses of the built site. */
export async function setSearchSettings(
  page: Page,
  settings: Partial<Pick<SearchSettings, keyof typeof built>>,
): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    let script = await response.text();
    for (const [name, value] of Object.entries(settings)) {
      const [before, after, ...others] = script.split(built[name as keyof typeof built]);
      if (after === undefined || others.length > 0) {
        throw new Error(`The script has no place for search ${name}.`);
      }
      script = `${before}"${name}":${JSON.stringify(value)}${after}`;
    }
    await route.fulfill({response, body: script});
  });
}
