import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {renderRoutes as render, type RouteConfig} from 'react-router-config';
import {routes} from './knownRoutes.ts';

/**
 * Replaces the function of Docusaurus, which renders a fixed list of routes. This one looks routes up on each navigation,
 * because more of them may be known by then.
 */
export default function renderRoutes(shown: RouteConfig[] | undefined, props?: object): ReactNode {
  return shown === routes ? <Pages /> : render(shown, props);
}

function Pages(): ReactNode {
  useLocation();
  return render(routes);
}
