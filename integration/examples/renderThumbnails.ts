import path from 'node:path';
import {getCompositions, openBrowser, renderStill} from '@remotion/renderer';

export const renderThumbnails = async (
  serveUrl: string,
  folder: string,
): Promise<string[]> => {
  const browser = await openBrowser('chrome');

  try {
    const compositions = await getCompositions(serveUrl, {
      puppeteerInstance: browser,
    });
    const files: string[] = [];

    for (const composition of compositions) {
      const output = path.join(folder, `${composition.id}.png`);
      await renderStill({
        serveUrl,
        composition,
        output,
        puppeteerInstance: browser,
      });
      files.push(output);
    }

    return files;
  } finally {
    await browser.close();
  }
};
