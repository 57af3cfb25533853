import {preloadAudio} from '@remotion/preload';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {simulateRedirect} from '../../../packages/claims/dom/simulateRedirect.ts';
import {withoutDom} from '../../../packages/claims/dom/withoutDom.ts';

claim('A function that cancels preloading and removes the element that was added to the page.', async () => {
  simulateRedirect('https://cdn.example.com/a.mp3');
  const cancel = preloadAudio('https://example.com/a.mp3');
  await expect.poll(() => document.querySelectorAll('body > audio').length).toBe(1);
  cancel();
  expect(document.querySelectorAll('body > audio')).toHaveLength(0);
  preloadAudio('https://example.com/a.mp3')();
  await new Promise(setImmediate);
  expect(document.querySelectorAll('body > audio')).toHaveLength(0);
});

claim('Then it adds an element with the final URL to the page.', async () => {
  const requests = simulateRedirect('https://cdn.example.com/b.mp3');
  const cancel = preloadAudio('https://example.com/b.mp3');
  onTestFinished(cancel);
  await expect
    .poll(() => document.querySelector('body > audio')?.getAttribute('src'))
    .toBe('https://cdn.example.com/b.mp3');
  expect(requests).toEqual(['https://example.com/b.mp3']);
});

claim('In other browsers, it\'s a hidden <audio> with preload="auto".', async () => {
  simulateRedirect('https://cdn.example.com/c.mp3');
  onTestFinished(preloadAudio('https://example.com/c.mp3'));
  await expect.poll(() => document.querySelector('body > audio')).not.toBeNull();
  const audio = document.querySelector<HTMLAudioElement>('body > audio');
  expect([audio?.getAttribute('preload') ?? audio?.preload, audio?.style.display]).toEqual(['auto', 'none']);
});

claim('In Firefox, this element is a <link rel="preload">.', async () => {
  simulateRedirect('https://cdn.example.com/d.mp3');
  const browser = vi.spyOn(navigator, 'userAgent', 'get');
  browser.mockReturnValue('Mozilla/5.0 Gecko/20100101 Firefox/115.0');
  onTestFinished(() => browser.mockRestore());
  const cancel = preloadAudio('https://example.com/d.mp3');
  await expect
    .poll(() => document.querySelector('head > link[rel=preload]')?.getAttribute('href'))
    .toBe('https://cdn.example.com/d.mp3');
  expect(document.querySelector('head > link')?.getAttribute('as')).toBe('audio');
  cancel();
  expect(document.querySelector('head > link[rel=preload]')).toBeNull();
});

claim('Outside a browser, the function only prints a warning:', async () => {
  const warnings = collectConsole('warn');
  const requests = simulateRedirect('https://cdn.example.com/e.mp3');
  await withoutDom(async () => preloadAudio('https://example.com/e.mp3')());
  expect(warnings).toEqual(['preloadAudio() was called outside the browser. Doing nothing.']);
  expect(requests).toEqual([]);
});

claim("If preloadAudio() can't request the file, it doesn't throw an error.", async () => {
  const printed = collectConsole('log');
  simulateRedirect(undefined);
  preloadAudio('https://example.com/f.mp3');
  await expect.poll(() => printed.join()).toContain('Failed to preload audio TypeError: Failed to fetch');
});
