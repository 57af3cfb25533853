import type {FromFrame} from '../../../../../packages/playground-core/FrameMessage.ts';

/** Sends a message to the page. The iframe has no origin to specify, and the page recognizes its iframe. */
export function sendToPage(message: FromFrame, transfer: Transferable[] = []): void {
  return window.parent.postMessage(message, '*', transfer);
}
