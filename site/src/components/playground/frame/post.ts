import type {FromFrame} from './FrameMessage';

/** Tells the page something. The frame has no origin that could be named, and the page knows its frame. */
export const post = (message: FromFrame, transfer: Transferable[] = []): void =>
  window.parent.postMessage(message, '*', transfer);
