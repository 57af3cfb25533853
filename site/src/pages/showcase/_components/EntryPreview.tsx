import {lazy, type ReactNode, Suspense, useEffect, useMemo, useState} from 'react';
import type {PlayerRef} from '@remotion/player';
import type {DemoFacts} from '@site/src/components/player/DemoFacts';
import {getInitialProps} from '../../../../../demos/getInitialProps.ts';

/** Loaded with the first preview. If the player can't be loaded, the card still shows its poster. */
const LivePlayer = lazy(async () => {
  try {
    return {default: (await import('@site/src/components/player/Stage/LivePlayer')).LivePlayer};
  } catch {
    return {default: () => null};
  }
});

/** A muted player on top of the poster. It starts at the poster's frame. */
export function EntryPreview({facts}: {readonly facts: DemoFacts}): ReactNode {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const props = useMemo(() => getInitialProps(facts.controls), [facts]);
  useEffect(() => {
    player?.mute();
    player?.play();
  }, [player]);
  if (hasFailed) {
    return null;
  }
  return (
    <Suspense fallback={null}>
      <LivePlayer
        facts={facts}
        demo={{player, setPlayer, initialFrame: facts.posterFrame, props, loop: true, rate: 1}}
        onPaint={() => undefined}
        onError={() => setFailed(true)}
      />
    </Suspense>
  );
}
