import {type Page, test as base} from '@playwright/test';
import {BrowserProblems} from './BrowserProblems.ts';

/**
 * Playwright's test for the built site. A test fails if the browser logs an error or a warning, or if a page throws,
 * sends a request to another origin, or sets a cookie, unless the test expects it in advance.
 */
export const test = base.extend<Fixtures>({
  problems: [
    async ({context, baseURL}, provide) => {
      const problems = new BrowserProblems(baseURL ?? '');
      context.on('page', (page) => void slowDown(page));
      context.on('console', (message) => {
        if (!isProblem(message.type())) {
          return;
        }
        // The other lines are the stack trace.
        const [words = ''] = message.text().split('\n');
        if (isNoise(words)) {
          return;
        }
        problems.add(`${message.type()}: ${words}`, message.page()?.url());
      });
      context.on('weberror', (error) => problems.add(`uncaught: ${error.error().message}`, error.page()?.url()));
      context.on('request', (request) => problems.addRequest(request.url()));
      await provide(problems);
      for (const {name, domain} of await context.cookies()) {
        problems.add(`cookie: ${name}`, domain);
      }
      problems.check();
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';

type Fixtures = {
  readonly problems: BrowserProblems;
};

/** Finds tests that only pass on a fast machine: `SLOWED=6 npm run e2e` makes all pages six times slower. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env.SLOWED ?? 1);
  if (rate <= 1) {
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
}

function isProblem(type: string): boolean {
  return type === 'error' || type === 'warning';
}

/** Messages of the browser and libraries on pages with 3D graphics, which the pages can't prevent. */
const noise = [
  // Chromium, about rendering without a GPU.
  'GL Driver Message',
  // `@react-three/fiber` 9.8.2 uses an API that `three` 0.187 will remove.
  'THREE.Clock: This module has been deprecated.',
];

function isNoise(words: string): boolean {
  return noise.some((text) => words.includes(text));
}
