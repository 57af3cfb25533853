import type {PlayerRef} from '@remotion/player';
import {type ReactNode, useRef, useState} from 'react';
import {useVisibility} from '@site/src/components/player/useVisibility';
import {PartFault} from '@site/src/components/ui/LazyPart/PartFault';
import {useLazyPart} from '@site/src/components/ui/LazyPart/useLazyPart';
import {sparesData} from '@site/src/components/ui/sparesData';
import type {LabValues} from './labProps';
import styles from './PlayerLab.module.css';
import {Ruler} from './Ruler';

interface Props {
  readonly values: LabValues;
  readonly isBroken: boolean;
  readonly onPlayer: (player: PlayerRef | null) => void;
}

/** The player in a box that keeps its shape: before, the first frame as a drawing; or what went wrong. */
export const LabScreen = ({values, isBroken, onPlayer}: Props): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const {near} = useVisibility(box);
  const [asked, setAsked] = useState(false);
  const isHeldBack = near && !asked && sparesData();
  const {
    part: LivePlayer,
    error,
    setError,
    retry,
  } = useLazyPart(
    near && !isHeldBack,
    async () => (await import('./LivePlayer')).LivePlayer,
    'The player could not be loaded. Check the connection.',
  );
  return (
    <div className={styles.screen} ref={box} tabIndex={-1}>
      {!LivePlayer && <Ruler frame={0} fps={30} durationInFrames={120} />}
      {LivePlayer && !error && (
        <LivePlayer values={values} isBroken={isBroken} onPlayer={onPlayer} onError={setError} />
      )}
      {isHeldBack && (
        <div className={styles.heldBack}>
          <button
            className="button button--secondary"
            type="button"
            onClick={() => {
              box.current?.focus();
              setAsked(true);
            }}
          >
            Load the player
          </button>
        </div>
      )}
      {error && <PartFault message={error} onRetry={retry} />}
    </div>
  );
};
