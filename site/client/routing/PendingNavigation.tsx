import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {useHistory} from '@docusaurus/router';
import {focusTarget} from '@site/src/components/ui/focusTarget';
import type {Location} from 'history';
import {type ReactNode, useLayoutEffect, useState} from 'react';
import {Route} from 'react-router-dom';
import {setNavigationPreparation} from './browserHistory.ts';
import preload from './preload.ts';

type Props = {
  readonly location: Location;
  readonly children: ReactNode;
};

setNavigationPreparation(async (location, previousLocation) => {
  const endUpdate = dispatchLifecycleAction('onRouteUpdate', {previousLocation, location});
  await preload(location.pathname);
  endUpdate();
});

/** Shows a page, which has loaded by then, and tells client modules about it. */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const [shown, setShown] = useState<{readonly location: Location; readonly previous: Location | null}>({
    location,
    previous: null,
  });
  if (location !== shown.location) {
    setShown({location, previous: shown.location});
  }
  const history = useHistory();
  // Runs after the effects of the children, which scroll. Without a hash, the theme moves the focus to the skip link.
  useLayoutEffect(() => {
    if (history.action === 'PUSH' && location.hash !== '') {
      focusTarget(location.hash);
    }
  }, [history, location]);
  return (
    <ClientLifecyclesDispatcher previousLocation={shown.previous} location={location}>
      {/* Its children read this location, which may be shorter than the URL. */}
      <Route location={location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
