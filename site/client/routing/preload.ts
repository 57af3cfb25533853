import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {isStaleDeployment} from '@site/src/components/ui/LazyLoad/isStaleDeployment';
import {ensureRoute} from './ensureRoute.ts';

let firstPageHasLoaded = false;

/**
 * Loads the code of all routes that a path matches. Never rejects.
 *
 * If the code of the first page fails to load, its HTML stays readable below a banner that offers a retry. On a later
 * navigation, the loading screen shows the error and Retry, unless the site was deployed again in the meantime: then
 * the browser reloads the page with its new code.
 */
export default async function preload(pathname: string): Promise<void> {
  // The router treats `/docs/index.html` as `/docs`, and React only keeps the HTML if the code of that page is loaded.
  const paths = new Set([pathname, decode(pathname), pathname.replace(/(?:\/index)?\.html$/, '') || '/']);
  if (firstPageHasLoaded) {
    await ensureRoute([...paths]);
  }
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  try {
    await Promise.all(matches.map(({route}) => route.component?.preload?.()));
    firstPageHasLoaded = true;
  } catch (error) {
    if (firstPageHasLoaded) {
      // A prefetched page isn't needed before it's opened.
      const isOpened = window.location.pathname === pathname;
      if (!isOpened || !(await isStaleDeployment(error))) {
        return;
      }
      window.location.reload();
    } else {
      const reason = error instanceof Error ? error.message : String(error);
      window.showLoadBanner?.(
        `Part of this page couldn’t be loaded. You can read it, but menus and search don’t work. (${reason})`,
      );
    }
    await new Promise(() => {});
  }
}

/** The path of the first page is encoded. The router has decoded all others, so a percent sign may be just that. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
