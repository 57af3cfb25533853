import {type Page, test as base} from '@playwright/test';
import {Problems} from './Problems.ts';

/**
 * Playwright's test against the built site. A test fails when the browser logs an error or a warning, when a page
 * throws, asks another origin for anything, or sets a cookie, unless the test has said beforehand that it will.
 */
export const test = base.extend<Fixtures>({
  problems: [
    async ({context, baseURL}, provide) => {
      const problems = new Problems(baseURL ?? '');
      context.on('page', (page) => void slowDown(page));
      context.on('console', (message) => {
        if (!isProblem(message.type())) return;
        // Further lines are the places in the code.
        const [words = ''] = message.text().split('\n');
        if (isNoise(words)) return;
        problems.add(`${message.type()}: ${words}`, message.page()?.url());
      });
      context.on('weberror', (error) => problems.add(`uncaught: ${error.error().message}`, error.page()?.url()));
      context.on('request', (request) => problems.addRequest(request.url()));
      await provide(problems);
      for (const {name, domain} of await context.cookies()) problems.add(`cookie: ${name}`, domain);
      problems.check();
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';

interface Fixtures {
  readonly problems: Problems;
}

/** A test that passes only on a quick machine fails here: `SLOWED=6 npm run e2e` makes all pages six times as slow. */
const slowDown = async (page: Page): Promise<void> => {
  const rate = Number(process.env.SLOWED ?? 1);
  if (rate <= 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
};

const isProblem = (type: string): boolean => type === 'error' || type === 'warning';

/** What browser and libraries say of themselves in pages with 3D pictures, and no page can help. */
const noise = [
  // Chromium, about its own drawing without a graphics card.
  'GL Driver Message',
  // `@react-three/fiber` 9.8.2 uses what `three` 0.187 will remove.
  'THREE.Clock: This module has been deprecated.',
];

const isNoise = (words: string): boolean => noise.some((text) => words.includes(text));
