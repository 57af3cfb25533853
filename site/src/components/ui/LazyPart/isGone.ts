import {saysGone} from './saysGone';

/**
 * Whether a script did not come because the server has it no more: the site was renewed after the page was opened.
 * Takes the bundler's error, or one that has it as its cause. False when the server can't be reached.
 */
export const isGone = async (error: unknown): Promise<boolean> => {
  const address = addressIn(error);
  if (address === undefined) return false;
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, {method: 'HEAD', cache: 'no-store', signal}).catch(() => undefined);
  return response !== undefined && saysGone(response);
};

/** Milliseconds; who waits has waited already. */
const patience = 3_000;

const addressIn = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  // Nobody answers for a script that timed out, now either.
  if ('type' in error && error.type === 'timeout') return undefined;
  if ('request' in error && typeof error.request === 'string') return error.request;
  return addressIn(error.cause);
};
