import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';

/** Milliseconds before a slow route change shows a progress bar. */
const delay = 1000;

nprogress.configure({showSpinner: false});

const routeProgress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    const timer = window.setTimeout(() => nprogress.start(), delay);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    nprogress.done();
  },
};

export default routeProgress;
