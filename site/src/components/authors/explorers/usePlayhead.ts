import {useEffect, useState} from 'react';
import {clamp} from '../../ui/clamp.ts';

/** The current time of an explorer. */
export type Playhead = {
  readonly value: number;
  readonly seek: (value: number) => void;
  readonly playing: boolean;
  readonly toggle: () => void;
};

/** The values of a playhead. */
export type Track = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Steps per second. */
  readonly rate: number;
};

/** A playhead that only moves when the reader starts it, and loops until it's stopped. */
export function usePlayhead({min, max, step, rate}: Track, first: number): Playhead {
  const [chosen, setChosen] = useState(first);
  const [playing, setPlaying] = useState(false);
  // The duration may have become shorter.
  const value = clamp(chosen, min, max);
  useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const steps = Math.round((max - min) / step) + 1;
    let from: number | undefined;
    let request = requestAnimationFrame(function advance(now) {
      from ??= now;
      const passed = Math.floor(((now - from) / 1000) * rate) % steps;
      setChosen(roundTo(min + passed * step));
      request = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(request);
  }, [playing, min, max, step, rate]);
  const seek = (next: number): void => {
    setPlaying(false);
    setChosen(next);
  };
  return {value, seek, playing, toggle: () => setPlaying(!playing)};
}

/** Removes floating-point noise from adding up steps. */
function roundTo(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
