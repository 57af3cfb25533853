import {preloadVideo} from '@remotion/preload';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {simulateRedirect} from '../../../packages/claims/dom/simulateRedirect.ts';
import {withoutDom} from '../../../packages/claims/dom/withoutDom.ts';

claim('A function that cancels preloading and removes the element that was added to the page.', async () => {
  simulateRedirect('https://cdn.example.com/a.webm');
  const cancel = preloadVideo('https://example.com/a.webm');
  await expect.poll(() => document.querySelectorAll('body > video').length).toBe(1);
  cancel();
  expect(document.querySelectorAll('body > video')).toHaveLength(0);
  preloadVideo('https://example.com/a.webm')();
  await new Promise(setImmediate);
  expect(document.querySelectorAll('body > video')).toHaveLength(0);
});

claim('Then it adds an element with the final URL to the page.', async () => {
  const requests = simulateRedirect('https://cdn.example.com/b.webm');
  const cancel = preloadVideo('https://example.com/b.webm');
  onTestFinished(cancel);
  await expect
    .poll(() => document.querySelector('body > video')?.getAttribute('src'))
    .toBe('https://cdn.example.com/b.webm');
  expect(requests).toEqual(['https://example.com/b.webm']);
});

claim('In other browsers, it\'s a hidden <video> with preload="auto".', async () => {
  simulateRedirect('https://cdn.example.com/c.webm');
  onTestFinished(preloadVideo('https://example.com/c.webm'));
  await expect.poll(() => document.querySelector('body > video')).not.toBeNull();
  const video = document.querySelector<HTMLVideoElement>('body > video');
  expect([video?.getAttribute('preload') ?? video?.preload, video?.style.display]).toEqual(['auto', 'none']);
});

claim('In Firefox, this element is a <link rel="preload">.', async () => {
  simulateRedirect('https://cdn.example.com/d.webm');
  const browser = vi.spyOn(navigator, 'userAgent', 'get');
  browser.mockReturnValue('Mozilla/5.0 Gecko/20100101 Firefox/115.0');
  onTestFinished(() => browser.mockRestore());
  const cancel = preloadVideo('https://example.com/d.webm');
  await expect
    .poll(() => document.querySelector('head > link[rel=preload]')?.getAttribute('href'))
    .toBe('https://cdn.example.com/d.webm');
  expect(document.querySelector('head > link')?.getAttribute('as')).toBe('video');
  cancel();
  expect(document.querySelector('head > link[rel=preload]')).toBeNull();
});

claim('Outside a browser, the function only prints a warning:', async () => {
  const warnings = collectConsole('warn');
  const requests = simulateRedirect('https://cdn.example.com/e.webm');
  await withoutDom(async () => preloadVideo('https://example.com/e.webm')());
  expect(warnings).toEqual(['preloadVideo() was called outside the browser. Doing nothing.']);
  expect(requests).toEqual([]);
});

claim("If preloadVideo() can't request the file, it doesn't throw an error.", async () => {
  const printed = collectConsole('log');
  simulateRedirect(undefined);
  preloadVideo('https://example.com/f.webm');
  await expect.poll(() => printed.join()).toContain('Failed to preload video TypeError: Failed to fetch');
});
