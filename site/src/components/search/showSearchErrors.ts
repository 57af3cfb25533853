const showAfterMs = 320;

type Search<Request, Response> = (request: Request) => Promise<Response>;

/**
 * Makes the dialog show its error screen for every kind of failure. The stock dialog sets the state `error` and, in the
 * same tick, `idle` again, so the promise that it waits for only rejects for its first handler and never settles after
 * that. That handler runs after the dialog's 300 ms timer, which would replace the error screen, and only for the
 * latest search.
 */
export function showSearchErrors<Request, Response>(search: Search<Request, Response>): Search<Request, Response> {
  let newest = 0;
  return (request) => {
    const id = ++newest;
    const started = Date.now();
    const result = search(request);
    const showError = async (onRejected: (reason: Error) => unknown, error: unknown): Promise<never> => {
      await sleep(showAfterMs - (Date.now() - started));
      if (id === newest) {
        const reason = Object.assign(new Error(String(error)), {name: 'RetryError'});
        try {
          onRejected(reason);
        } catch {
          // The handler rethrows the reason after it has set the state. No other code needs it.
        }
      }
      return new Promise<never>(() => undefined);
    };
    const catchAny = result.catch.bind(result);
    return Object.assign(result, {
      catch: (onRejected: (reason: Error) => unknown) => catchAny((error: unknown) => showError(onRejected, error)),
    });
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
