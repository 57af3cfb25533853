// finds: delayed-render, says: once
// from: /docs/delay-render
import {useEffect} from 'react';
import {continueRender, delayRender} from 'remotion';

const handle = delayRender('Loading the map');

export const WorldMap: React.FC<{load: () => Promise<void>}> = ({load}) => {
  useEffect(() => {
    load().then(() => continueRender(handle));
  }, [load]);

  return <div id="map" />;
};
