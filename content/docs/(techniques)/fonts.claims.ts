import {seekToFrame} from '@remotion/renderer/dist/seek-to-frame.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {findWebpackRule} from '../../../packages/claims/readWebpackConfig.ts';

type Page = Parameters<typeof seekToFrame>[0]['page'];

claim(
  'Before Remotion takes a screenshot of a frame, it waits until the browser has loaded all fonts that the text on the page uses.',
  async () => {
    const steps: string[] = [];
    let finishLoading = (): void => {};
    const fonts = new Promise<void>((resolve) => {
      finishLoading = resolve;
    });
    const page = {
      browser: {},
      waitForFunction: async (_: unknown, condition: string) => void steps.push(condition),
      mainFrame: () => ({executionContext: async () => ({_contextId: 1})}),
      _client: () => ({
        send: async () => {
          steps.push('frame');
          return {result: {}};
        },
      }),
      evaluateHandle: async (expression: string) => {
        steps.push(expression);
        await fonts;
      },
    };
    let isDone = false;
    const seek = seekToFrame({frame: 12, page: page as unknown as Page}).then(() => {
      isDone = true;
    });
    await expect.poll(() => steps.at(-1)).toBe('document.fonts.ready');
    expect(isDone).toBe(false);
    finishLoading();
    await seek;
  },
);

claim('Webpack then copies the file into the bundle:', () => {
  for (const file of ['geist.woff2', 'geist.ttf', 'geist.otf']) {
    expect(findWebpackRule(file)).toMatchObject({type: 'asset/resource'});
  }
});
