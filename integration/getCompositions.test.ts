import {getCompositions, type BrowserLog} from '@remotion/renderer';
import {describe, expect, test} from 'vitest';
import {listCompositions} from './examples/listCompositions.ts';
import {captureLog} from './captureLog.ts';
import {serveUrl, openSharedBrowser, createTemporaryFolder} from './fixtures.ts';

describe('getCompositions()', () => {
  test('returns the compositions of the root component in order', async () => {
    expect(await captureLog(() => listCompositions(serveUrl, 'Launch'))).toEqual([
      'Countdown: 320x180, 20 frames at 30 fps',
      'Odd: 320x181, 2 frames at 30 fps',
      'WithSound: 320x180, 20 frames at 30 fps',
      'Broken: 320x180, 5 frames at 30 fps',
      'Titled: 320x180, 6 frames at 30 fps',
      'Poster: 320x180, 1 frames at 1 fps',
    ]);
  });

  test('passes input props to the root component and returns its default props', async () => {
    const compositions = await getCompositions(serveUrl, {
      inputProps: {title: 'A longer title'},
      puppeteerInstance: await openSharedBrowser(),
    });
    expect(compositions.find(({id}) => id === 'Titled')?.durationInFrames).toBe(14);
    expect(compositions.find(({id}) => id === 'WithSound')?.defaultProps).toEqual({sound: true});
  });

  test('passes environment variables to the page and returns its logs', async () => {
    const logs: BrowserLog[] = [];
    await getCompositions(serveUrl, {
      envVariables: {STAGE: 'preproduction'},
      puppeteerInstance: await openSharedBrowser(),
      onBrowserLog: (log) => logs.push(log),
    });
    expect(logs.map(({text, type}) => ({text, type}))).toContainEqual({text: 'Stage: preproduction', type: 'log'});
    expect(logs[0]?.stackTrace[0]).toHaveProperty('lineNumber');
  });

  test('rejects a folder without a bundle', async () => {
    const folder = createTemporaryFolder();
    await expect(getCompositions(folder, {puppeteerInstance: await openSharedBrowser()})).rejects.toThrow(
      `Tried to serve the Webpack bundle on a HTTP server, but the file ${folder}/index.html does not exist. Is this a valid path to a Webpack bundle?`,
    );
  });

  test('rejects a timeout below seven seconds', async () => {
    const puppeteerInstance = await openSharedBrowser();
    await expect(getCompositions(serveUrl, {timeoutInMilliseconds: 5000, puppeteerInstance})).rejects.toThrow(
      "'timeoutInMilliseconds' should be bigger or equal than 7000, but is 5000",
    );
  });
});
