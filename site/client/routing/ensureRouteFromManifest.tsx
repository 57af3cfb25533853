import Loading from '@theme/Loading';
import type {ReactNode} from 'react';
import {isKnown, loadFullManifest, type PageRoute, routes} from './knownRoutes.ts';
import {StaleManifestError} from './StaleManifestError.ts';

/**
 * Adds the page at one of the paths to the router, if there is one. If the route manifest can't be loaded, the page is an
 * error message with Retry. If the site has been deployed again, the browser loads the URL.
 */
export async function ensureRoute(paths: readonly string[]): Promise<void> {
  if (isKnown(paths)) {
    return;
  }
  try {
    await loadFullManifest();
  } catch (error) {
    if (error instanceof StaleManifestError) {
      window.location.reload();
      await new Promise(() => {});
    }
    const [path = '/'] = paths;
    const reason = error instanceof Error ? error : new Error(String(error));
    routes.unshift({path, exact: true, key: `${path} failed`, component: createFailingRoute(reason), isWhole: false});
  }
}

function createFailingRoute(error: Error): PageRoute['component'] {
  const Failure = (): ReactNode => (
    <Loading isLoading={false} pastDelay timedOut={false} error={error} retry={() => window.location.reload()} />
  );
  return Object.assign(Failure, {preload: () => undefined}) as unknown as PageRoute['component'];
}
