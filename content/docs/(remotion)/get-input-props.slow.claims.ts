import {getCompositions} from '@remotion/renderer';
import {expect} from 'vitest';
import {openSharedBrowser, serveUrl} from '../../../integration/fixtures.ts';
import {claim} from '../../../packages/claims/claim.ts';

claim(
  "There, you can use it to calculate a composition's duration or to decide which compositions to register.",
  async () => {
    const readDuration = async (inputProps: object) => {
      const compositions = await getCompositions(serveUrl, {inputProps, puppeteerInstance: await openSharedBrowser()});
      return compositions.find(({id}) => id === 'Titled')?.durationInFrames;
    };
    // The root component of this bundle uses the length of the title.
    expect(await readDuration({title: 'Four'})).toBe(4);
    expect(await readDuration({title: 'A longer title'})).toBe(14);
  },
);
