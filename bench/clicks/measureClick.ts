import type {Browser, JSHandle, Page} from '@playwright/test';
import {type Click, networks} from './Click.ts';
import {createProfile, type Profile} from './createProfile.ts';
import type {SitePeer} from './SitePeer.ts';

/** The slowdown factor of the CPU. */
export const slowdown = 4;

const viewport = {width: 1280, height: 800};

/** Milliseconds that the pointer rests on a link, and for which requests before and after the click are awaited. */
const restMs = 1000;

type Measured = {
  /** Milliseconds from the pointer that goes down until the first frame with the new heading. */
  readonly ms: number;
  /** The files that the page requests after the click. */
  readonly requests: readonly string[];
  readonly profile: Profile | undefined;
};

/**
 * Opens a page in a new browser profile and clicks a link. Recording a profile makes the click slower.
 * @param selector Finds the link to click.
 */
export async function measureClick(
  browser: Browser,
  {isReady}: SitePeer,
  url: string,
  selector: string,
  click: Click,
  isProfiled = false,
): Promise<Measured> {
  const context = await browser.newContext({viewport});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  try {
    await page.goto(url + click.from);
    await page.waitForFunction(isReady);
    await page.waitForLoadState('networkidle');
    await waitForPrefetches(page);
    const link = page.locator(selector).first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) {
      throw new Error(`${click.from} has no visible link to ${click.to}.`);
    }
    const point = [box.x + 20, box.y + box.height / 2] as const;
    const conditions = networks[click.network];
    if (conditions) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {...conditions});
    }
    // Readers move the pointer before they click.
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await waitForPrefetches(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    if (click.isHovered) {
      await page.mouse.move(...point);
      await page.waitForTimeout(restMs);
    }
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    if (isProfiled) {
      await browser.startTracing(page, {categories: ['devtools.timeline', 'blink.user_timing']});
    }
    // Waits until the page observes its heading, because a click may overtake a call.
    const time = await observeHeading(page);
    await page.mouse.click(...point);
    const ms = await time.evaluate(({painted}) => painted);
    await page.waitForTimeout(restMs);
    return {ms, requests, profile: isProfiled ? createProfile(await browser.stopTracing()) : undefined};
  } finally {
    // A slow page doesn't close.
    await session.send('Emulation.setCPUThrottlingRate', {rate: 1});
    await page.close();
    await context.close();
  }
}

/**
 * Waits until the page hasn't sent a request for a while. Playwright's `networkidle` isn't enough, because a page that
 * needs long to hydrate reaches it before it starts to prefetch its links.
 */
async function waitForPrefetches(page: Page): Promise<void> {
  let isIdle: boolean;
  const markBusy = (): void => {
    isIdle = false;
  };
  page.on('request', markBusy);
  do {
    isIdle = true;
    await page.waitForTimeout(restMs);
  } while (!isIdle);
  page.off('request', markBusy);
}

/** `painted` resolves with the milliseconds from the next pointer that goes down until a new heading is painted. */
function observeHeading(page: Page): Promise<JSHandle<{readonly painted: Promise<number>}>> {
  return page.evaluateHandle(() => ({
    painted: new Promise<number>((resolve) => {
      const before = document.querySelector('h1')?.textContent;
      let pressed = 0;
      window.addEventListener(
        'pointerdown',
        ({timeStamp}) => {
          pressed = timeStamp;
          performance.mark('pressed');
        },
        {capture: true, once: true},
      );
      const observer = new MutationObserver(() => {
        const now = document.querySelector('h1')?.textContent;
        if (!now || now === before) {
          return;
        }
        observer.disconnect();
        performance.mark('rendered');
        // A task that a frame callback posts runs after the frame has been painted.
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => {
            performance.mark('painted');
            resolve(performance.now() - pressed);
          };
          port2.postMessage(undefined);
        });
      });
      observer.observe(document.documentElement, {subtree: true, childList: true, characterData: true});
    }),
  }));
}
