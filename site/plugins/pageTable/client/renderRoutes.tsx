import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {renderRoutes as render, type RouteConfig} from 'react-router-config';
import {routes} from './knownPages';

/**
 * In place of the framework's function, which the application calls once for all routes: there they are looked up
 * whenever another page is opened, because more may be known by then.
 */
export default function renderRoutes(shown: RouteConfig[] | undefined, props?: object): ReactNode {
  return shown === routes ? <Pages /> : render(shown, props);
}

const Pages = (): ReactNode => {
  useLocation();
  return render(routes);
};
