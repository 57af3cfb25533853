import facts from '@generated/playground/default/facts.json';
import type {FromFrame, ToFrame} from '../frame/FrameMessage';

/** Milliseconds after which a frame that says nothing can't be loaded. */
const patience = 20_000;

interface Listeners {
  readonly onMessage: (message: FromFrame) => void;
  readonly onFailure: () => void;
}

/** A sandboxed frame. What is sent before it is ready is kept until then. */
export const openFrame = (
  host: HTMLElement,
  {onMessage, onFailure}: Listeners,
): {readonly send: (message: ToFrame) => void; readonly remove: () => void} => {
  const waiting: ToFrame[] = [];
  let isReady = false;
  const element = document.createElement('iframe');
  // No origin of its own, no way up: what runs in there can neither read nor leave this page.
  element.setAttribute('sandbox', 'allow-scripts');
  element.setAttribute('allow', 'autoplay');
  element.title = 'What the code draws';
  // The controls outside are the way for keyboards; what is drawn is a picture.
  element.tabIndex = -1;
  element.src = facts.frame;
  const hear = ({source, data}: MessageEvent<FromFrame>): void => {
    if (source !== element.contentWindow) return;
    if (data.type !== 'ready') return onMessage(data);
    clearTimeout(timer);
    isReady = true;
    onMessage(data);
    for (const message of waiting.splice(0)) send(message);
  };
  const send = (message: ToFrame): void => {
    if (isReady) element.contentWindow?.postMessage(message, '*');
    else waiting.push(message);
  };
  const timer = setTimeout(onFailure, patience);
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
};
