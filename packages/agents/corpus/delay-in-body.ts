// finds: delayed-render, says: each time it renders
// from: /docs/delay-render
import {useEffect} from 'react';
import {continueRender, delayRender} from 'remotion';

export const useReady = (load: () => Promise<void>): void => {
  const handle = delayRender('Loading the data');

  useEffect(() => {
    load().then(() => continueRender(handle));
  }, [load, handle]);
};
