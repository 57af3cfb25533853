import type {FromFrame} from '../frame/FrameMessage';

/** Milliseconds between two questions. */
const interval = 250;

/** Questions without an answer after which code has hung: about two seconds. */
const mostUnanswered = 7;

/** The same while packages are loaded, of which some take long to be read. */
const mostUnansweredWhileLoading = 60;

interface Watchdog {
  readonly hear: (message: FromFrame) => void;
  /** Says that scripts are being loaded. */
  readonly load: () => void;
  readonly end: () => void;
}

/**
 * Asks the frame again and again whether it is alive, and says when it no longer is. It counts questions and not
 * time: a page that sleeps asks none, so a laptop that wakes up finds its code alive.
 */
export const watch = ({ping, onHang}: {readonly ping: () => void; readonly onHang: () => void}): Watchdog => {
  let unanswered = 0;
  let isReady = false;
  let isLoading = true;
  const timer = setInterval(() => {
    if (!isReady) return;
    if (unanswered >= (isLoading ? mostUnansweredWhileLoading : mostUnanswered)) return onHang();
    unanswered++;
    ping();
  }, interval);
  return {
    hear: ({type}) => {
      unanswered = 0;
      if (type === 'ready') isReady = true;
      if (type === 'loaded') isLoading = false;
    },
    load: () => {
      isLoading = true;
    },
    end: () => clearInterval(timer),
  };
};
