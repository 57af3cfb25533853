import facts from '@generated/playground/default/facts.json';
import type {FromSandbox, ToSandbox} from '../../../../../packages/playground-core/SandboxMessage.ts';

/** Milliseconds without a message after which the sandbox is considered to have failed. */
const timeoutMs = 20_000;

type Listeners = {
  readonly onMessage: (message: FromSandbox) => void;
  readonly onFailure: () => void;
};

/** Opens the sandbox in an iframe. Messages are queued until it's ready. */
export function openSandbox(
  host: HTMLElement,
  {onMessage, onFailure}: Listeners,
): {readonly send: (message: ToSandbox) => void; readonly remove: () => void} {
  const waiting: ToSandbox[] = [];
  let isReady = false;
  const element = document.createElement('iframe');
  // It has no origin and no access to the parent, so code in it can neither read nor leave this page.
  element.setAttribute('sandbox', 'allow-scripts');
  element.setAttribute('allow', 'autoplay');
  element.title = 'What the code draws';
  // The controls outside support the keyboard; the video itself is an image.
  element.tabIndex = -1;
  element.src = facts.sandbox;
  const hear = ({source, data}: MessageEvent<FromSandbox>): void => {
    if (source !== element.contentWindow) {
      return;
    }
    if (data.type !== 'ready') {
      return onMessage(data);
    }
    clearTimeout(timer);
    isReady = true;
    onMessage(data);
    for (const message of waiting.splice(0)) {
      send(message);
    }
  };
  const send = (message: ToSandbox): void => {
    if (isReady) {
      element.contentWindow?.postMessage(message, '*');
    } else {
      waiting.push(message);
    }
  };
  const timer = setTimeout(onFailure, timeoutMs);
  window.addEventListener('message', hear);
  host.append(element);
  return {
    send,
    remove: () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      element.remove();
    },
  };
}
