import {type RefObject, useEffect, useMemo, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import {getInitialProps} from '../../../../demos/getInitialProps.ts';
import type {DemoFacts} from './DemoFacts.ts';
import {readDemoUrl, writeDemoUrl} from './demoUrl.ts';
import {useInitialQuery} from './useInitialQuery.ts';
import {useMayAutoplay} from './useMayAutoplay.ts';
import {useVisibility} from './useVisibility.ts';
import {clamp} from '../ui/clamp.ts';

export type DemoProps = Readonly<Record<string, string | number>>;

/** The state of a demo for its controls. */
export type RunningDemo = {
  /** Whether to mount the player. */
  readonly wanted: boolean;
  /** The player, once it's mounted. */
  readonly player: PlayerRef | null;
  readonly setPlayer: (player: PlayerRef | null) => void;
  /** The initial frame of the player: the poster's or the requested one. */
  readonly initialFrame: number;
  readonly playing: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  /** Shows a frame and pauses. */
  readonly seek: (frame: number) => void;
  readonly loop: boolean;
  readonly setLoop: (loop: boolean) => void;
  /** The playback rate. */
  readonly rate: number;
  readonly setRate: (rate: number) => void;
  readonly muted: boolean;
  readonly setMuted: (muted: boolean) => void;
  readonly props: DemoProps;
  readonly setProp: (name: string, value: string | number) => void;
  readonly resetProps: () => void;
};

/**
 * Manages the state of one demo. It loads near the viewport and plays while it's visible, unless the reader prefers
 * reduced motion or data. The URL contains the reader's settings.
 */
export function useDemo(facts: DemoFacts, screen: RefObject<HTMLElement | null>): RunningDemo {
  const {near, inView} = useVisibility(screen);
  const mayAutoplay = useMayAutoplay();
  const query = useInitialQuery();
  const linked = useMemo(() => readDemoUrl(facts, query), [facts, query]);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [touched, setTouched] = useState(false);
  // Values that the reader hasn't changed come from the URL or have their initial value.
  const [chosenIntent, setIntent] = useState<'play' | 'pause'>();
  const [chosenFrame, setChosenFrame] = useState<number>();
  const [chosenProps, setProps] = useState<DemoProps>();
  const [loop, setLoop] = useState(true);
  const [rate, setRate] = useState(1);
  const [muted, setMuted] = useState(true);

  const intent = chosenIntent ?? (linked?.frame === undefined ? undefined : 'pause');
  // Many videos start with an empty frame, and so far readers have seen the poster.
  const initialFrame = chosenFrame ?? linked?.frame ?? facts.posterFrame;
  const props = chosenProps ?? linked?.props ?? getInitialProps(facts.controls);
  const requested = touched || linked !== undefined;

  const moves = facts.durationInFrames > 1;
  const playing = inView && moves && (intent === 'play' || (intent === undefined && mayAutoplay));
  useEffect(() => {
    if (!player) {
      return;
    }
    if (playing) {
      player.play();
    } else {
      player.pause();
    }
  }, [player, playing]);

  useEffect(() => {
    if (!player) {
      return undefined;
    }
    if (muted) {
      player.mute();
    } else {
      player.unmute();
    }
    let settling = false;
    const stop = (): void => {
      setIntent('pause');
      if (settling) {
        return;
      }
      // At a higher speed, the player can end before its last frame. Seeking there triggers the ended event again.
      settling = true;
      player.seekTo(facts.durationInFrames - 1);
      settling = false;
    };
    player.addEventListener('ended', stop);
    return () => player.removeEventListener('ended', stop);
  }, [player, muted, facts.durationInFrames]);

  const change = (next: DemoProps): void => {
    setTouched(true);
    setProps(next);
    writeDemoUrl(facts, {props: next, frame: intent === 'pause' ? player?.getCurrentFrame() : undefined});
  };
  const seek = (to: number): void => {
    const frame = clamp(to, 0, facts.durationInFrames - 1);
    player?.pause();
    player?.seekTo(frame);
    setTouched(true);
    setIntent('pause');
    setChosenFrame(frame);
    writeDemoUrl(facts, {props, frame});
  };

  return {
    wanted: requested || (near && mayAutoplay && facts.loads === 'near'),
    player,
    setPlayer,
    initialFrame,
    playing,
    play: () => {
      setTouched(true);
      setIntent('play');
      if (player && !loop && player.getCurrentFrame() === facts.durationInFrames - 1) {
        player.seekTo(0);
      }
    },
    pause: () => seek(player?.getCurrentFrame() ?? initialFrame),
    seek,
    loop,
    setLoop,
    rate,
    setRate,
    muted,
    setMuted,
    props,
    setProp: (name, value) => change({...props, [name]: value}),
    resetProps: () => change(getInitialProps(facts.controls)),
  };
}
