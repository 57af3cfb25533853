import {validatePuppeteerTimeout} from '@remotion/renderer/dist/validate-puppeteer-timeout.js';
import {Gif} from '@remotion/gif';
import type {ReactNode} from 'react';
import {Audio, continueRender, delayRender, IFrame, Img, Video} from 'remotion';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {holdImages} from '../../../packages/claims/dom/holdImages.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

const src = 'http://localhost:3000/file';

/** Returns the message of the timeout that is set while the code runs, without waiting for it. */
async function readTimeouts(run: () => void | Promise<void>): Promise<string> {
  const spy = vi.spyOn(globalThis, 'setTimeout');
  await run();
  const callbacks = spy.mock.calls.map(([callback]) => callback);
  spy.mockRestore();
  const messages: string[] = [];
  for (const callback of callbacks.filter((item) => String(item).includes('was called but not cleared'))) {
    try {
      (callback as () => void)();
    } catch (error) {
      messages.push((error as Error).message);
    }
  }
  return messages.join('\n');
}

/** Returns what a render waits for if it contains an element whose files don't load. */
async function readLabels(element: ReactNode): Promise<string> {
  simulateRender();
  window.remotion_videoEnabled = true;
  onTestFinished(() => {
    window.remotion_videoEnabled = false;
  });
  return readTimeouts(async () => {
    await mount(element);
  });
}

claim("If there was no label, it's missing:", async () => {
  simulateRender();
  const message = await readTimeouts(() => continueRender(delayRender()));
  expect(message).toMatch(
    /^A delayRender\(\) was called but not cleared after \d+ms\. See https:\/\/remotion\.dev\/docs\/timeout for help\./,
  );
});

claim('In a browser console, the message itself contains The delayRender was called: and a stack trace.', async () => {
  simulateRender();
  const message = await readTimeouts(() => continueRender(delayRender('label')));
  expect(message).toMatch(/The delayRender was called:[\s:]+at /);
});

claim('Each handle has 28 seconds, which is the default timeout of 30 seconds minus 2.', async () => {
  simulateRender();
  window.remotion_puppeteerTimeout = 30_000;
  expect(await readTimeouts(() => continueRender(delayRender()))).toContain('not cleared after 28000ms');
});

claim('Loading <Img> with src=… | An image', async () => {
  holdImages();
  expect(await readLabels(<Img src={src} />)).toContain(`"Loading <Img> with src=${src}"`);
});

claim('Loading <IFrame> with source … | The page in an <IFrame>', async () => {
  expect(await readLabels(<IFrame src="about:blank" />)).toContain('"Loading <IFrame> with source about:blank"');
});

claim(
  'Loading <Video> duration with src=…, Loading <Audio> duration with src=… | The length of a media file',
  async () => {
    expect(await readLabels(<Video src={src} />)).toContain(`"Loading <Video> duration with src=${src}"`);
    expect(await readLabels(<Audio src={src} />)).toContain(`"Loading <Audio> duration with src=${src}"`);
  },
);

claim('Rendering <Video /> with src="…" | A frame of a video', async () => {
  expect(await readLabels(<Video src={src} />)).toContain(`"Rendering <Video /> with src="${src}""`);
});

claim('for example Loading <Gif /> with src=….', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await readLabels(<Gif src={src} />)).toContain(`"Loading <Gif /> with src=${src}"`);
});

claim("If loading fails, it doesn't clear the handle, so a wrong URL also leads to a timeout.", async () => {
  holdImages();
  simulateRender();
  const {container} = await mount(<Img src={src} onError={() => undefined} />);
  container.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(window.ready).toBe(false);
});

claim('The limit is a whole number of milliseconds, and it has to be at least 7000.', () => {
  for (const limit of [7000, 30_000, undefined]) {
    expect(() => validatePuppeteerTimeout(limit)).not.toThrow();
  }
  expect(() => validatePuppeteerTimeout(6999)).toThrow('should be bigger or equal than 7000');
});

claim('With a limit of 120 seconds, each handle has 118 seconds, and the message says 118000ms.', async () => {
  simulateRender();
  window.remotion_puppeteerTimeout = 120_000;
  onTestFinished(() => {
    window.remotion_puppeteerTimeout = 30_000;
  });
  expect(await readTimeouts(() => continueRender(delayRender()))).toContain('118000ms');
});

claim("'timeoutInMilliseconds' should be bigger or equal than 7000, but is 5000", () => {
  expect(() => validatePuppeteerTimeout(5000)).toThrow(
    "'timeoutInMilliseconds' should be bigger or equal than 7000, but is 5000",
  );
});

claim('Pass a whole number. If it comes from an environment variable, convert the string first.', () => {
  expect(() => validatePuppeteerTimeout('60000')).toThrow(
    '\'timeoutInMilliseconds\' should be a number, but is: "60000"',
  );
  expect(() => validatePuppeteerTimeout(NaN)).toThrow("'timeoutInMilliseconds' should not be NaN, but is NaN");
  expect(() => validatePuppeteerTimeout(7500.5)).toThrow("'timeoutInMilliseconds' should be an integer, but is 7500.5");
});

claim("'timeoutInMilliseconds' should be finite, but is Infinity", () => {
  expect(() => validatePuppeteerTimeout(Infinity)).toThrow("'timeoutInMilliseconds' should be finite, but is Infinity");
});
