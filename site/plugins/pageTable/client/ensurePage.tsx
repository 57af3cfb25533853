import Loading from '@theme/Loading';
import type {ReactNode} from 'react';
import {isKnown, loadAllPages, type PageRoute, routes} from './knownPages';
import {PagesGone} from './PagesGone';

/**
 * Sees to it that the router knows the page at one of the paths, if there is one. When the table of pages can't be had,
 * the page is one that says so and offers Retry. When the site has been built anew, the browser opens the address.
 */
export const ensurePage = async (paths: readonly string[]): Promise<void> => {
  if (isKnown(paths)) return;
  try {
    await loadAllPages();
  } catch (error) {
    if (error instanceof PagesGone) {
      window.location.reload();
      await new Promise(() => {});
    }
    const [path = '/'] = paths;
    const reason = error instanceof Error ? error : new Error(String(error));
    routes.unshift({path, exact: true, key: `${path} failed`, component: failing(reason), isWhole: false});
  }
};

const failing = (error: Error): PageRoute['component'] => {
  const Failure = (): ReactNode => (
    <Loading isLoading={false} pastDelay timedOut={false} error={error} retry={() => window.location.reload()} />
  );
  return Object.assign(Failure, {preload: () => undefined}) as unknown as PageRoute['component'];
};
