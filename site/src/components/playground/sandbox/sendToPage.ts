import type {FromSandbox} from '../../../../../packages/playground-core/SandboxMessage.ts';

/** Sends a message to the page. The sandbox has no origin to specify, and the page recognizes its iframe. */
export function sendToPage(message: FromSandbox, transfer: Transferable[] = []): void {
  return window.parent.postMessage(message, '*', transfer);
}
