import {type ReactNode, type RefObject, useEffect, useState} from 'react';
import {IconButton} from '../../player/Transport/IconButton.tsx';
import {Transport} from '../../player/Transport/Transport.tsx';
import type {Run} from '../run/useRun.ts';
import {clamp} from '../../ui/clamp.ts';

type Props = {
  readonly run: Run;
  readonly screen: RefObject<HTMLElement | null>;
};

/** The controls of the player in the sandbox. */
export function RunTransport({run, screen}: Props): ReactNode {
  const {runner, composition, state, playback, setPlayback, onFrame} = run;
  const [shown, setShown] = useState(0);
  useEffect(() => onFrame(setShown), [onFrame]);
  const last = composition.durationInFrames - 1;
  const frame = Math.min(shown, last);
  return (
    <Transport
      video={{...composition, sound: true}}
      frame={frame}
      screen={screen}
      controls={{
        playing: state.playing,
        play: () => runner?.send({type: 'play'}),
        pause: () => runner?.send({type: 'pause'}),
        seek: (to) => {
          const next = clamp(to, 0, last);
          setShown(next);
          runner?.send({type: 'seek', frame: next});
        },
        ...playback,
        setLoop: (loop) => setPlayback({...playback, loop}),
        setRate: (rate) => setPlayback({...playback, rate}),
        setMuted: (muted) => setPlayback({...playback, muted}),
      }}
    >
      <IconButton icon="again" label="Restart the code" onPress={run.runAgain} />
    </Transport>
  );
}
