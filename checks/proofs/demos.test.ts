import {describe, expect, it} from 'vitest';
import {type DemoOnDisk, readDemo} from '../../demos/readDemos.ts';
import {parsePage} from '../page.ts';
import {demoFaults} from './demos.ts';

const pages = [parsePage('site/docs/x.mdx', 'Text.\n\n<Demo name="fade-in" />\n')];
const messages = async (found: DemoOnDisk): Promise<string[]> =>
  (await demoFaults(found, pages)).map(({file, message}) => `${file}: ${message}`);
const fadeIn = await readDemo('fade-in');

const drawing = (text: string): DemoOnDisk => ({
  ...fadeIn,
  demo: {...fadeIn.demo, component: () => Promise.resolve(() => text)},
});

describe('demos', () => {
  it('accepts one that is as its pictures are', async () => {
    expect(await messages(fadeIn)).toEqual([]);
  });

  it('names one that throws', async () => {
    const component = () =>
      Promise.resolve(() => {
        throw new Error('No such frame');
      });
    expect(await messages({...fadeIn, demo: {...fadeIn.demo, component}})).toEqual([
      'demos/fade-in/FadeIn.tsx: It throws: No such frame',
    ]);
  });

  it('names one that draws other values than those stored', async () => {
    expect(await messages(drawing('0.1'))).toEqual([
      'demos/fade-in/FadeIn.tsx: Its values are not those of frames.txt',
    ]);
  });

  it('names one whose pictures are older than its source', async () => {
    expect(await messages({...fadeIn, version: 'another'})).toEqual([
      'demos/fade-in/FadeIn.tsx: Its pictures are older than its source',
    ]);
  });

  it('names one that no page shows', async () => {
    expect((await demoFaults(fadeIn, [])).map(({message}) => message)).toEqual(['No page shows it']);
  });

  it.each(['bars', 'sunflower'])('knows that a page outside of the documentation shows %s', async (name) => {
    expect(await demoFaults(await readDemo(name), [])).toEqual([]);
  });
});
