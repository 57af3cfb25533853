import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Page} from '@playwright/test';
import {openPage} from '../../support/openPage.ts';
import {searchCall} from '../../support/searchCall.ts';
import {openSearch} from '../../support/getSearchDialog.ts';
import {startOtherHost, type OtherHost} from '../../support/startOtherHost.ts';
import {setSearchSettings} from '../../support/setSearchSettings.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

// The content policy of a page contains the hosts that it was built with. These tests use other hosts.
test.use({bypassCSP: true});

/** Records which hosts receive requests. */
function recordSearches(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (searchCall.test(request.url())) {
      requested.push(new URL(request.url()).origin);
    }
  });
  return requested;
}

/** Returns a URL at which no server listens. */
async function createDeadHost(): Promise<string> {
  const host = await startOtherHost(() => undefined);
  await host.close();
  return host.origin;
}

const refused = 'error: Failed to load resource: net::ERR_CONNECTION_REFUSED';

test(
  'hosts are tried with fallback; unavailable hosts are remembered 2 minutes',
  proves('7.fallback', '7.memory', '9.host-memory'),
  async ({page, baseURL, problems}) => {
    const dead = await createDeadHost();
    const live = baseURL ?? '';
    problems.allowOrigins(dead);
    problems.expect(refused);
    await setSearchSettings(page, {hosts: [dead, live]});
    await page.clock.install();
    await openPage(page, '/docs/interpolate');
    const requested = recordSearches(page);
    const {input, hits} = await openSearch(page);
    await input.fill('interpolateColors()');
    await expect(hits.first()).toContainText('interpolateColors()');
    expect(requested.splice(0)).toEqual([dead, live]);

    await input.fill('measureSpring()');
    await expect(hits.first()).toContainText('measureSpring()');
    expect(requested.splice(0)).toEqual([live]);

    await page.clock.fastForward(110_000);
    await input.fill('useVideoConfig()');
    await expect(hits.first()).toContainText('useVideoConfig()');
    expect(requested.splice(0)).toEqual([live]);

    await page.clock.fastForward(11_000);
    await input.fill('useCurrentFrame()');
    await expect(hits.first()).toContainText('useCurrentFrame()');
    expect(requested).toEqual([dead, live]);
  },
);

test('unavailable hosts are remembered after a reload', async ({page, baseURL, problems}) => {
  const dead = await createDeadHost();
  const live = baseURL ?? '';
  problems.allowOrigins(dead);
  problems.expect(refused);
  await setSearchSettings(page, {hosts: [dead, live]});
  const requested = recordSearches(page);
  for (const query of ['interpolateColors()', 'measureSpring()']) {
    await openPage(page, '/docs/interpolate');
    const {input, hits} = await openSearch(page);
    await input.fill(query);
    await expect(hits.first()).toContainText(query);
  }
  expect(requested).toEqual([dead, live, live]);
});

test('no host reachable: all are tried, then the error screen', proves('8.unreachable'), async ({page, problems}) => {
  const dead = [await createDeadHost(), await createDeadHost()];
  problems.allowOrigins(...dead);
  problems.expect(refused);
  await setSearchSettings(page, {hosts: dead});
  await openPage(page, '/docs/interpolate');
  const requested = recordSearches(page);
  const {root, input} = await openSearch(page);
  await input.fill('spring');
  await expect(root).toContainText('Unable to fetch results');
  expect(requested).toEqual(dead);
});

test('a preconnect hint is added for the first search host', proves('7.preconnect'), async ({page, baseURL}) => {
  await setSearchSettings(page, {hosts: ['https://search.example.com', baseURL ?? '']});
  await openPage(page, '/docs/interpolate');
  await expect(page.locator('link[rel="preconnect"]').last()).toHaveAttribute('href', 'https://search.example.com');
});

/**
 * Records the state of the latest request as the page knows it. Playwright's events can come earlier, while the page
 * hasn't started the timeout yet.
 */
function recordRequestState(page: Page) {
  return page.addInitScript(() => {
    const states = ['UNSENT', 'OPENED', 'HEADERS_RECEIVED', 'LOADING', 'DONE'];
    const {send} = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function sendAndRecord(body) {
      const record = (): void => {
        document.documentElement.dataset['requestState'] = states[this.readyState] ?? '';
      };
      this.addEventListener('readystatechange', record);
      send.call(this, body);
      record();
    };
  });
}

function readRequestState(page: Page) {
  return page.evaluate(() => document.documentElement.dataset['requestState']);
}

test.describe('timeouts', () => {
  const slowHosts = [
    {
      title: 'a host is given 1 s to connect',
      statement: '7.connect',
      answer: (): void => undefined,
      state: 'OPENED',
      timeoutMs: 1_000,
    },
    {
      title: 'a host that has begun to answer is given 2 s to go on',
      statement: '7.read',
      answer: (_request: IncomingMessage, response: ServerResponse): void => {
        response.writeHead(200, {'content-type': 'application/json', 'access-control-allow-origin': '*'});
        response.write('{"results":');
      },
      state: 'LOADING',
      timeoutMs: 2_000,
    },
  ] as const;
  let slow: OtherHost;
  test.afterEach(() => slow.close());

  for (const {title, statement, answer, state, timeoutMs} of slowHosts) {
    test(title, proves(statement, '9.timeouts'), async ({page, baseURL, problems}) => {
      const live = baseURL ?? '';
      slow = await startOtherHost(answer);
      problems.allowOrigins(slow.origin);
      await setSearchSettings(page, {hosts: [slow.origin, live]});
      await recordRequestState(page);
      await page.clock.install();
      await openPage(page, '/docs/interpolate');
      const requested = recordSearches(page);
      const {input, hits} = await openSearch(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await input.fill('interpolateColors()');
      await expect.poll(() => readRequestState(page)).toBe(state);
      await page.clock.runFor(timeoutMs - 10);
      expect(requested).toEqual([slow.origin]);
      await page.clock.runFor(20);
      await expect.poll(() => requested).toEqual([slow.origin, live]);
      await page.clock.resume();
      await expect(hits.first()).toContainText('interpolateColors()');
    });
  }
});
