import {isMissing} from './isMissing.ts';

/**
 * Whether a script failed to load because the site has been deployed again since the page was opened, so the server no
 * longer has the file. Takes webpack's error, or an error that has it as its cause. Resolves to false if the server
 * can't be reached.
 */
export async function isStaleDeployment(error: unknown): Promise<boolean> {
  const url = findScriptUrl(error);
  if (url === undefined) {
    return false;
  }
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {method: 'HEAD', cache: 'no-store', signal}).catch(() => undefined);
  return response !== undefined && isMissing(response);
}

/** Short, because the reader has already waited for the script. */
const timeoutMs = 3_000;

function findScriptUrl(error: unknown): string | undefined {
  if (!(error instanceof Error)) {
    return undefined;
  }
  // If the script timed out, this request would time out too.
  if ('type' in error && error.type === 'timeout') {
    return undefined;
  }
  if ('request' in error && typeof error.request === 'string') {
    return error.request;
  }
  return findScriptUrl(error.cause);
}
