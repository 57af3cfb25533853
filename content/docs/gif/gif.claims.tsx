import {Gif} from '@remotion/gif';
import type {ReactNode} from 'react';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

const src = 'https://example.com/cat.gif';

/** Lets every request fail as in Chrome, or get the given response. */
function simulateResponse(response?: Response): void {
  vi.stubGlobal('fetch', () =>
    response ? Promise.resolve(response) : Promise.reject(new TypeError('Failed to fetch')),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** Returns the error that the component throws after the request has failed. */
async function readError(element: ReactNode): Promise<string> {
  collectConsole('error');
  simulateRender();
  try {
    await mount(element);
    await vi.waitFor(() => expect(document.querySelector('canvas')).toBeNull());
  } catch (error) {
    return String(error);
  }
  return '';
}

claim('a render waits until the file has loaded.', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  onTestFinished(() => void vi.unstubAllGlobals());
  simulateRender();
  await mount(<Gif src={src} />);
  expect(window.ready).toBe(false);
});

claim('The width of the canvas in pixels.', async () => {
  simulateResponse();
  simulateRender();
  const {container} = await mount(<Gif src={src} width={300} height={200} onError={() => undefined} />);
  expect(container.querySelector('canvas')?.getAttribute('width')).toBe('300');
});

claim('The height of the canvas in pixels.', async () => {
  simulateResponse();
  simulateRender();
  const {container} = await mount(<Gif src={src} width={300} height={200} onError={() => undefined} />);
  expect(container.querySelector('canvas')?.getAttribute('height')).toBe('200');
});

claim('CSS for the canvas.', async () => {
  simulateResponse();
  simulateRender();
  const {container} = await mount(<Gif src={src} style={{opacity: 0.5}} onError={() => undefined} />);
  expect(container.querySelector('canvas')?.style.opacity).toBe('0.5');
});

claim("Called if the file can't be loaded.", async () => {
  simulateResponse();
  simulateRender();
  const errors: string[] = [];
  await mount(<Gif src={src} onError={({message}) => errors.push(message)} />);
  await expect.poll(() => errors).toEqual(['Failed to fetch']);
});

claim(
  "If you pass this callback, the component doesn't throw the error, but it never tells the render to continue either. The render then fails with a timeout, even if you unmount the <Gif>.",
  async () => {
    simulateResponse();
    simulateRender();
    const errors: string[] = [];
    const {container, unmount} = await mount(<Gif src={src} onError={({message}) => errors.push(message)} />);
    await expect.poll(() => errors).toHaveLength(1);
    expect(container.querySelector('canvas')).not.toBeNull();
    expect(window.ready).toBe(false);
    await unmount();
    expect(window.ready).toBe(false);
  },
);

claim("Either the URL isn't reachable, or its server doesn't allow your page to read the file.", async () => {
  simulateResponse();
  const message = await readError(<Gif src={src} />);
  expect(message).toContain(
    `Failed to render GIF with source ${src}: "Failed to fetch". You must enable CORS for this URL.`,
  );
});

claim("The server didn't respond with Content-Type: image/gif.", async () => {
  simulateResponse(new Response('<html></html>', {headers: {'content-type': 'text/html'}}));
  const message = await readError(<Gif src={src} />);
  expect(message).toContain('Wrong content type: "text/html"');
});
