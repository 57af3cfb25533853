import {Player, type PlayerRef} from '@remotion/player';
import {act, type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';
import {createRoot} from 'react-dom/client';
import {onTestFinished} from 'vitest';
import {playerDefaults, playerEvents} from './mountPlayer.tsx';
import {simulatePlayer} from './simulatePlayer.ts';

type FirstEvents = {
  /** Received by listeners that a component around the Player adds in `useLayoutEffect()`. */
  readonly layoutEffect: readonly string[];
  /** The same for `useEffect()`. */
  readonly effect: readonly string[];
};

/** Mounts a Player that plays automatically, and returns the names of the events that fire in the meantime. */
export async function collectFirstEvents(): Promise<FirstEvents> {
  simulatePlayer();
  const received = {layoutEffect: [] as string[], effect: [] as string[]};
  function listen(player: PlayerRef | null, names: string[]): void {
    for (const name of playerEvents) {
      player?.addEventListener(name, () => void names.push(name));
    }
  }
  let pause = (): void => {};
  function App(): ReactNode {
    const player = useRef<PlayerRef>(null);
    useLayoutEffect(() => listen(player.current, received.layoutEffect), []);
    useEffect(() => {
      listen(player.current, received.effect);
      pause = () => player.current?.pause();
    }, []);
    return <Player ref={player} autoPlay {...playerDefaults} />;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(async () => act(async () => root.unmount()));
  await act(async () => root.render(<App />));
  const first = {layoutEffect: [...received.layoutEffect], effect: [...received.effect]};
  await act(async () => pause());
  // Otherwise, an empty list would prove nothing.
  if (!received.effect.includes('pause')) {
    throw new Error('The listeners that are added in useEffect() receive no events at all.');
  }
  return first;
}
