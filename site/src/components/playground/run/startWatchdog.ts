import type {FromSandbox} from '../../../../../packages/playground-core/SandboxMessage.ts';

/** Milliseconds between two pings. */
const intervalMs = 250;

/** The number of unanswered pings after which code is considered to hang: about two seconds. */
const maxUnanswered = 7;

/** The same while packages are loading, because some take a long time to evaluate. */
const maxUnansweredWhileLoading = 60;

type Watchdog = {
  readonly hear: (message: FromSandbox) => void;
  /** Signals that scripts are loading. */
  readonly load: () => void;
  readonly end: () => void;
};

/**
 * Pings the sandbox repeatedly and reports when it stops responding. It counts pings instead of time: a suspended page
 * doesn't send any, so code is still running when a laptop wakes up.
 */
export function startWatchdog({ping, onHang}: {readonly ping: () => void; readonly onHang: () => void}): Watchdog {
  let unanswered = 0;
  let isReady = false;
  let isLoading = true;
  const timer = setInterval(() => {
    if (!isReady) {
      return;
    }
    if (unanswered >= (isLoading ? maxUnansweredWhileLoading : maxUnanswered)) {
      return onHang();
    }
    unanswered++;
    ping();
  }, intervalMs);
  return {
    hear: ({type}) => {
      unanswered = 0;
      if (type === 'ready') {
        isReady = true;
      }
      if (type === 'loaded') {
        isLoading = false;
      }
    },
    load: () => {
      isLoading = true;
    },
    end: () => clearInterval(timer),
  };
}
