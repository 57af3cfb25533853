import {type RefObject, useEffect, useMemo, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import {initialProps} from '../../../../demos/initialProps';
import type {DemoFacts} from './DemoFacts';
import {readDemoAddress, writeDemoAddress} from './demoAddress';
import {useArrivalQuery} from './useArrivalQuery';
import {useMayPlayUnasked} from './useMayPlayUnasked';
import {useVisibility} from './useVisibility';

export type DemoProps = Readonly<Record<string, string | number>>;

/** A demo of a page, as its controls see it. */
export interface RunningDemo {
  /** Whether the player is to be there. */
  readonly wanted: boolean;
  /** The player, once it is. */
  readonly player: PlayerRef | null;
  readonly setPlayer: (player: PlayerRef | null) => void;
  /** The frame with which the player begins. */
  readonly initialFrame: number;
  /** The frame that can be seen while there is no player: the poster's, or the one that is wanted. */
  readonly stillFrame: number;
  readonly playing: boolean;
  readonly play: () => void;
  readonly pause: () => void;
  /** Shows one frame, and stays there. */
  readonly seek: (frame: number) => void;
  readonly loop: boolean;
  readonly setLoop: (loop: boolean) => void;
  /** Seconds of the video in a second of the reader. */
  readonly rate: number;
  readonly setRate: (rate: number) => void;
  readonly muted: boolean;
  readonly setMuted: (muted: boolean) => void;
  readonly props: DemoProps;
  readonly setProp: (name: string, value: string | number) => void;
  readonly resetProps: () => void;
}

/**
 * The state of one demo. It loads near the view and plays while it is in view; it does neither unasked where the
 * reader has asked for less motion or data. The address holds what the reader has set.
 */
export const useDemo = (facts: DemoFacts, screen: RefObject<HTMLElement | null>): RunningDemo => {
  const {near, inView} = useVisibility(screen);
  const unasked = useMayPlayUnasked();
  const query = useArrivalQuery();
  const address = useMemo(() => readDemoAddress(facts, query), [facts, query]);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [touched, setTouched] = useState(false);
  // What the reader has not set is as the address says, or as it is at first.
  const [chosenIntent, setIntent] = useState<'play' | 'pause'>();
  const [chosenFrame, setChosenFrame] = useState<number>();
  const [chosenProps, setProps] = useState<DemoProps>();
  const [loop, setLoop] = useState(true);
  const [rate, setRate] = useState(1);
  const [muted, setMuted] = useState(true);

  const intent = chosenIntent ?? (address?.frame === undefined ? undefined : 'pause');
  const initialFrame = chosenFrame ?? address?.frame ?? 0;
  const props = chosenProps ?? address?.props ?? initialProps(facts.controls);
  const asked = touched || address !== undefined;

  const moves = facts.durationInFrames > 1;
  const playing = inView && moves && (intent === 'play' || (intent === undefined && unasked));
  useEffect(() => {
    if (!player) return;
    if (playing) player.play();
    else player.pause();
  }, [player, playing]);

  useEffect(() => {
    if (!player) return undefined;
    if (muted) player.mute();
    else player.unmute();
    let settling = false;
    const stop = (): void => {
      setIntent('pause');
      if (settling) return;
      // Played faster, the player can end before its last frame; going there says once more that it has ended.
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
    writeDemoAddress(facts, {props: next, frame: intent === 'pause' ? player?.getCurrentFrame() : undefined});
  };
  const seek = (to: number): void => {
    const frame = Math.max(0, Math.min(facts.durationInFrames - 1, to));
    player?.pause();
    player?.seekTo(frame);
    setTouched(true);
    setIntent('pause');
    setChosenFrame(frame);
    writeDemoAddress(facts, {props, frame});
  };

  return {
    wanted: asked || (near && unasked && facts.loads === 'near'),
    player,
    setPlayer,
    initialFrame,
    stillFrame: chosenFrame ?? address?.frame ?? facts.posterFrame,
    playing,
    play: () => {
      setTouched(true);
      setIntent('play');
      if (player && !loop && player.getCurrentFrame() === facts.durationInFrames - 1) player.seekTo(0);
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
    resetProps: () => change(initialProps(facts.controls)),
  };
};
