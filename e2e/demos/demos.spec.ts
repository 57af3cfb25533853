import {join} from 'node:path';
import {readJson} from '../../packages/tooling/readJson.ts';
import {compareImages, isSameImage} from '../../demos/render/compareImages.ts';
import {cutStrip} from '../../demos/render/cutStrip.ts';
import {isToTest} from '../../packages/tooling/isToTest.ts';
import {builtSite, root} from '../support/builtSite.ts';
import {findDemo, waitUntilDrawn} from '../support/findDemo.ts';
import {openPage} from '../support/openPage.ts';
import {takePixelScreenshot} from './takePixelScreenshot.ts';
import {expect, test} from '../support/test.ts';

const folder = join(root, 'demos');
const stored = readJson<Record<string, {frames: number[]}>>(join(folder, 'images.json'));

// Tall videos are shown as high as the window allows. The stored images are 320 pixels wide.
test.use({viewport: {width: 1280, height: 1000}});

const demos = Object.entries(stored).filter(([name]) => isToTest(`demos/${name}`));

// Every demo on its page, at the frames that Remotion's renderer has rendered.
for (const [name, {frames}] of demos) {
  test(`demo ${name}: the player matches the renderer`, async ({page}) => {
    const path = builtSite.paths().find((item) => isShown(name, item));
    // If no other page shows the demo immediately, the showcase plays it with its URL.
    await openPage(page, `${path ?? '/showcase/'}?demo=${name}&frame=${frames[0]}${path ? '' : `#demo-${name}`}`);
    const demo = findDemo(page, name);
    await demo.player.scrollIntoViewIfNeeded();
    await waitUntilDrawn(demo);
    const images = await cutStrip(join(folder, name, 'frames.webp'), frames.length);
    for (const [index, frame] of frames.entries()) {
      if (frames.length > 1) {
        await demo.seek.fill(String(frame));
      }
      await expect
        .poll(
          async () =>
            isSameImage(await compareImages(images[index] ?? Buffer.of(), await takePixelScreenshot(demo.player))),
          {
            message: `frame ${frame}`,
          },
        )
        .toBe(true);
    }
  });
}

/** Returns whether a page shows a demo in its full size. On the home page, videos can be smaller than the stored images. */
function isShown(name: string, path: string): boolean {
  return path !== '/' && new RegExp(`id="?demo-${name}[" >]`).test(builtSite.html(path));
}
