import {getCompositions, type BrowserLog} from '@remotion/renderer';
import {describe, expect, it} from 'vitest';
import {listCompositions} from './examples/listCompositions';
import {printed} from './printed';
import {serveUrl, sharedBrowser, temporaryFolder} from './workbench';

describe('getCompositions()', () => {
  it('lists what the root component registers, in that order', async () => {
    expect(await printed(() => listCompositions(serveUrl, 'Launch'))).toEqual([
      'Countdown: 320x180, 20 frames at 30 fps',
      'Odd: 320x181, 2 frames at 30 fps',
      'WithSound: 320x180, 20 frames at 30 fps',
      'Broken: 320x180, 5 frames at 30 fps',
      'Titled: 320x180, 6 frames at 30 fps',
      'Poster: 320x180, 1 frames at 1 fps',
    ]);
  });

  it('hands input props to the root component and its default props back', async () => {
    const compositions = await getCompositions(serveUrl, {
      inputProps: {title: 'A longer title'},
      puppeteerInstance: await sharedBrowser(),
    });
    expect(compositions.find(({id}) => id === 'Titled')?.durationInFrames).toBe(14);
    expect(compositions.find(({id}) => id === 'WithSound')?.defaultProps).toEqual({sound: true});
  });

  it('hands environment variables over and passes on what the page logs', async () => {
    const logs: BrowserLog[] = [];
    await getCompositions(serveUrl, {
      envVariables: {STAGE: 'preproduction'},
      puppeteerInstance: await sharedBrowser(),
      onBrowserLog: (log) => logs.push(log),
    });
    expect(logs.map(({text, type}) => ({text, type}))).toContainEqual({text: 'Stage: preproduction', type: 'log'});
    expect(logs[0]?.stackTrace[0]).toHaveProperty('lineNumber');
  });

  it('refuses a folder without a bundle', async () => {
    const folder = temporaryFolder();
    await expect(getCompositions(folder, {puppeteerInstance: await sharedBrowser()})).rejects.toThrow(
      `Tried to serve the Webpack bundle on a HTTP server, but the file ${folder}/index.html does not exist. Is this a valid path to a Webpack bundle?`,
    );
  });

  it('refuses a timeout below seven seconds', async () => {
    const puppeteerInstance = await sharedBrowser();
    await expect(getCompositions(serveUrl, {timeoutInMilliseconds: 5000, puppeteerInstance})).rejects.toThrow(
      "'timeoutInMilliseconds' should be bigger or equal than 7000, but is 5000",
    );
  });
});
