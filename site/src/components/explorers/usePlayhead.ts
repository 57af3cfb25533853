import {useEffect, useState} from 'react';

/** Where an explorer stands in time. */
export interface Playhead {
  readonly value: number;
  readonly seek: (value: number) => void;
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** The values that a playhead takes. */
export interface Track {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Steps in a second. */
  readonly rate: number;
}

/** A playhead that moves only when the reader says so, and starts again at the end until it is stopped. */
export const usePlayhead = ({min, max, step, rate}: Track, first: number): Playhead => {
  const [chosen, setChosen] = useState(first);
  const [playing, setPlaying] = useState(false);
  // What is explored may have become shorter.
  const value = Math.min(max, Math.max(min, chosen));
  useEffect(() => {
    if (!playing) return undefined;
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
};

/** Without the noise of adding up steps. */
const roundTo = (value: number): number => Math.round(value * 1e6) / 1e6;
