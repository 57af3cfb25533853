import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {isGone} from '@site/src/components/ui/LazyPart/isGone';
import {ensurePage} from '../../pageTable/ensurePage';
import {showReloadBanner} from './reloadBanner';

let firstPageHasLoaded = false;

/**
 * Loads the code of all routes that a path matches.
 * Never rejects. When the code of the first page can't be had, its HTML stays readable, with a banner that offers
 * a retry; later, the router goes on and the loading screen shows the error and Retry in place of the page, unless the
 * site was renewed in the meantime: then the page is opened anew, with the code that it has now.
 */
export default async function preload(pathname: string): Promise<void> {
  // The router takes `/docs/index.html` for `/docs`; the code of that page has to be there for its HTML to be kept.
  const paths = new Set([pathname, decodeURI(pathname), pathname.replace(/(?:\/index)?\.html$/, '') || '/']);
  if (firstPageHasLoaded) await ensurePage([...paths]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  try {
    await Promise.all(matches.map(({route}) => route.component?.preload?.()));
    firstPageHasLoaded = true;
  } catch (error) {
    if (firstPageHasLoaded) {
      // A page that is only fetched ahead has time until it is opened.
      const isOpened = window.location.pathname === pathname;
      if (!isOpened || !(await isGone(error))) return;
      window.location.reload();
    } else {
      showReloadBanner(error);
    }
    await new Promise(() => {});
  }
}
