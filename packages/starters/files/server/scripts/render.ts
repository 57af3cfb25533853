import {rm} from 'node:fs/promises';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {getCompositions, openBrowser, renderMedia} from '@remotion/renderer';
import {webpackOverride} from '../src/webpack-override';

const [, , id, props = '{}'] = process.argv;

const render = async () => {
  const inputProps = JSON.parse(props);
  const serveUrl = await bundle({
    entryPoint: path.resolve('src/index.ts'),
    webpackOverride,
  });
  const browser = await openBrowser('chrome');

  try {
    const compositions = await getCompositions(serveUrl, {
      inputProps,
      puppeteerInstance: browser,
    });
    const composition = compositions.find((item) => item.id === id);
    if (!composition) {
      const ids = compositions.map((item) => item.id).join(', ');
      throw new Error(`There is no composition "${id}". There are: ${ids}`);
    }

    const outputLocation = `out/${composition.id}.mp4`;
    await renderMedia({
      composition,
      serveUrl,
      codec: 'h264',
      inputProps,
      outputLocation,
      puppeteerInstance: browser,
    });
    console.log(`${outputLocation}: ${composition.durationInFrames} frames`);
  } finally {
    await browser.close();
    await rm(serveUrl, {recursive: true});
  }
};

render().catch((error) => {
  console.error('The render failed:', error);
  process.exit(1);
});
