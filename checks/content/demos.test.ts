import {describe, expect, test} from 'vitest';
import {type DemoOnDisk, readDemo} from '../../demos/readDemos.ts';
import {parsePage} from '../../packages/content-model/page.ts';
import {checkDemo, findShownDemos} from './demos.ts';

const pages = [parsePage('content/docs/x.mdx', 'Text.\n\n<Demo name="fade-in" />\n')];
async function getMessages(found: DemoOnDisk): Promise<string[]> {
  return (await checkDemo(found, findShownDemos(pages))).map(({file, message}) => `${file}: ${message}`);
}
const fadeIn = await readDemo('fade-in');

function createDrawing(text: string): DemoOnDisk {
  return {
    ...fadeIn,
    demo: {...fadeIn.demo, component: () => Promise.resolve(() => text)},
  };
}

describe('demos', () => {
  test('accepts a demo with up-to-date images', async () => {
    expect(await getMessages(fadeIn)).toEqual([]);
  });

  test('reports a demo that throws an error', async () => {
    const component = () =>
      Promise.resolve(() => {
        throw new Error('No such frame');
      });
    expect(await getMessages({...fadeIn, demo: {...fadeIn.demo, component}})).toEqual([
      'demos/fade-in/FadeIn.tsx: The demo throws an error: No such frame',
    ]);
  });

  test('reports a demo whose values differ from the stored ones', async () => {
    expect(await getMessages(createDrawing('0.1'))).toEqual([
      'demos/fade-in/FadeIn.tsx: Its values differ from frames.txt',
    ]);
  });

  test('reports a demo whose images are older than its source', async () => {
    expect(await getMessages({...fadeIn, version: 'another'})).toEqual([
      'demos/fade-in/FadeIn.tsx: Its images are older than its source',
    ]);
  });

  test("reports a demo that isn't on any page", async () => {
    const freeze = await readDemo('freeze');
    expect((await checkDemo(freeze, findShownDemos(pages))).map(({message}) => message)).toEqual([
      "It isn't on any page",
    ]);
  });

  test.each(['bars', 'sunflower'])('recognizes that a page outside of the documentation shows %s', async (name) => {
    expect(await checkDemo(await readDemo(name), findShownDemos([]))).toEqual([]);
  });
});
