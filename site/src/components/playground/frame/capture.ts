import type {ToFrame} from './FrameMessage';
import {loadScript} from './loadScript';
import {post} from './post';
import type {stage as Stage} from './stage';

type Screenshot = Pick<typeof import('modern-screenshot'), 'createContext' | 'domToCanvas'>;

declare global {
  interface Window {
    /** Brought by the script for exports. */
    __screenshot?: Screenshot;
  }
}

/** Shows a frame, waits for all that it loads, and sends the page a picture of it. */
export const capture = async (
  {call, script, frame, scale}: Extract<ToFrame, {type: 'capture'}>,
  stage: typeof Stage,
): Promise<void> => {
  try {
    await loadScript(script);
    const [composition, player] = [stage.composition(), stage.player()];
    const node = player?.getContainerNode()?.querySelector('.__remotion-player') ?? player?.getContainerNode();
    if (!composition || !player || !(node instanceof HTMLElement) || !window.__screenshot)
      throw new Error('There is nothing to export yet.');
    player.pause();
    player.seekTo(frame);
    await untilStill(node);
    const {width, height} = composition;
    const context = await window.__screenshot.createContext(node, {
      width,
      height,
      scale,
      // The player makes the picture fit its box; the export has the size of the composition.
      style: {
        transform: 'none',
        position: 'static',
        inset: 'auto',
        margin: '0',
        width: `${width}px`,
        height: `${height}px`,
      },
    });
    // It would compare styles with those of an empty frame, which this sandbox may not read. Without, it takes all.
    context.sandbox = document.createElement('iframe');
    const picture = await createImageBitmap(await window.__screenshot.domToCanvas(context));
    post({type: 'captured', call, picture}, [picture]);
  } catch (error) {
    post({type: 'uncaptured', call, message: error instanceof Error ? error.message : String(error)});
  }
};

/** Milliseconds after which a frame that still loads is an error, as in a render. */
const patience = 20_000;

const untilStill = async (node: HTMLElement): Promise<void> => {
  const started = performance.now();
  do {
    await nextPaint();
    if (performance.now() - started > patience)
      throw new Error('A picture, a video or a delayRender() of this frame did not finish within 20 seconds.');
  } while (!isStill(node));
  await document.fonts.ready;
};

const isStill = (node: HTMLElement): boolean =>
  window.ready &&
  [...node.querySelectorAll('img')].every(({complete}) => complete) &&
  [...node.querySelectorAll('video')].every(({seeking, readyState}) => !seeking && readyState >= 2);

/** Out of view there are no frames of the browser; a twentieth of a second is more than two of them. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, 50);
  });
