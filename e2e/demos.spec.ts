import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {comparePictures, looksTheSame} from '../demos/render/comparePictures.ts';
import {cutStrip} from '../demos/render/cutStrip.ts';
import {builtSite, root} from './builtSite.ts';
import {demoIn, waitUntilDrawn} from './demo.ts';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';

const folder = join(root, 'demos');
const stored = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Record<string, {frames: number[]}>;

// Tall pictures are shown as high as the window allows; the stored ones are 320 pixels wide.
test.use({viewport: {width: 1280, height: 1000}});

// Every demo, where it stands, at the frames that the toolkit's own renderer has drawn.
for (const [name, {frames}] of Object.entries(stored))
  test(`demo ${name}: the player shows what the renderer draws`, async ({page}) => {
    const path = builtSite.paths().find((item) => new RegExp(`id="?demo-${name}[" >]`).test(builtSite.html(item)));
    // What no page shows at once, the showcase plays when its address asks for it.
    await openPage(page, `${path ?? '/showcase/'}?demo=${name}&frame=${frames[0]}${path ? '' : `#demo-${name}`}`);
    const demo = demoIn(page, name);
    await demo.player.scrollIntoViewIfNeeded();
    await waitUntilDrawn(demo);
    const pictures = await cutStrip(join(folder, name, 'frames.webp'), frames.length);
    for (const [index, frame] of frames.entries()) {
      if (frames.length > 1) await demo.seek.fill(String(frame));
      await expect
        .poll(
          async () =>
            looksTheSame(await comparePictures(pictures[index] ?? Buffer.of(), await demo.player.screenshot())),
          {
            message: `frame ${frame}`,
          },
        )
        .toBe(true);
    }
  });
