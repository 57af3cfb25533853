import {Player} from '@remotion/player';
import {act, createContext, useContext, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {simulatePlayer} from '../../../packages/claims/dom/simulatePlayer.ts';

const Store = createContext('no store');

function Offer(): ReactNode {
  return <>{useContext(Store)}</>;
}

claim(
  'Components in the video can therefore read a Redux store, or any other context, from a provider around the Player.',
  async () => {
    simulatePlayer();
    const container = document.createElement('div');
    const root = createRoot(container);
    onTestFinished(async () => act(async () => root.unmount()));
    const size = {durationInFrames: 90, fps: 30, compositionWidth: 1280, compositionHeight: 720};
    await act(async () =>
      root.render(
        <Store.Provider value="Kettle">
          <Player component={Offer} {...size} />
        </Store.Provider>,
      ),
    );
    expect(container.textContent).toContain('Kettle');
  },
);

claim("The preview and the render don't have that provider", async () => {
  const {container} = await mount(<Offer />);
  expect(container.textContent).toBe('no store');
});
