import type {ToSandbox} from '../../../../../packages/playground-core/SandboxMessage.ts';
import {loadScript} from './loadScript.ts';
import {sendToPage} from './sendToPage.ts';
import type {stage as Stage} from './stage.tsx';
import {waitForPaint, waitUntilStill} from './waitUntilStill.ts';

type Screenshot = Pick<typeof import('modern-screenshot'), 'createContext' | 'domToCanvas'>;

declare global {
  interface Window {
    /** Loaded by the script for exports. */
    __screenshot?: Screenshot;
  }
}

/** Renders a frame, waits until everything in it has loaded, and sends an image of it to the page. */
export async function capture(
  {call, script, frame, scale}: Extract<ToSandbox, {type: 'capture'}>,
  stage: typeof Stage,
): Promise<void> {
  try {
    await loadScript(script);
    const [composition, player] = [stage.composition(), stage.player()];
    const node = player?.getContainerNode()?.querySelector('.__remotion-player') ?? player?.getContainerNode();
    if (!composition || !player || !(node instanceof HTMLElement) || !window.__screenshot) {
      throw new Error('There is nothing to export yet. Wait until the video appears, then try again.');
    }
    stage.control({type: 'pause'});
    player.seekTo(frame);
    await waitForPaint();
    await waitUntilStill(node, frame);
    const {width, height} = composition;
    const context = await window.__screenshot.createContext(node, {
      width,
      height,
      scale,
      // The player scales the video to its box, but the export has the size of the composition.
      style: {
        transform: 'none',
        position: 'static',
        inset: 'auto',
        margin: '0',
        width: `${width}px`,
        height: `${height}px`,
      },
    });
    // It would compare styles with those of an empty iframe, which this sandbox can't read. Without it, it copies all
    // styles.
    context.sandbox = document.createElement('iframe');
    const picture = await createImageBitmap(await window.__screenshot.domToCanvas(context));
    sendToPage({type: 'captured', call, picture}, [picture]);
  } catch (error) {
    sendToPage({type: 'uncaptured', call, message: error instanceof Error ? error.message : String(error)});
  }
}
