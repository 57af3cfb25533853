import type {Locator} from '@playwright/test';

/**
 * Takes a screenshot of an element as PNG, after moving it to whole pixels. Otherwise, its edges would be mixed with the
 * page around it, and everything in it would be blurred by up to half a pixel.
 */
export async function takePixelScreenshot(element: Locator): Promise<Buffer> {
  const clip = await element.evaluate((node: HTMLElement) => {
    node.style.translate = 'none';
    const {x, y, width, height} = node.getBoundingClientRect();
    const [left, top] = [Math.round(x), Math.round(y)];
    node.style.translate = `${left - x}px ${top - y}px`;
    return {x: left, y: top, width: Math.round(width), height: Math.round(height)};
  });
  return element.page().screenshot({clip});
}
