import type {PlayerRef} from '@remotion/player';
import {type ReactNode, useRef, useState} from 'react';
import {useVisibility} from '@site/src/components/player/useVisibility';
import {LoadError} from '@site/src/components/ui/LazyLoad/LoadError';
import {useLazyLoad} from '@site/src/components/ui/LazyLoad/useLazyLoad';
import {prefersReducedData} from '@site/src/components/ui/prefersReducedData';
import type {LabValues} from './labProps.ts';
import styles from './PlayerLab.module.css';
import {Ruler} from './Ruler.tsx';

type Props = {
  readonly values: LabValues;
  readonly isBroken: boolean;
  readonly onPlayer: (player: PlayerRef | null) => void;
};

/**
 * The player in a box with a fixed aspect ratio. Shows its frame as a drawing before it has loaded, and an error
 * if it fails.
 */
export function LabScreen({values, isBroken, onPlayer}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {near} = useVisibility(box);
  const [requested, setRequested] = useState(false);
  const isSavingData = near && !requested && prefersReducedData();
  const {
    loaded: LabPlayer,
    error,
    setError,
    retry,
  } = useLazyLoad(
    near && !isSavingData,
    async () => (await import('./LabPlayer.tsx')).LabPlayer,
    'The player didn’t load. Check your connection, then try again.',
  );
  return (
    <div className={styles.screen} ref={box} tabIndex={-1}>
      {!LabPlayer && <Ruler frame={Number(values.frameToDisplay ?? 0)} fps={30} durationInFrames={120} />}
      {LabPlayer && !error && <LabPlayer values={values} isBroken={isBroken} onPlayer={onPlayer} onError={setError} />}
      {isSavingData && (
        <div className={styles.placeholder}>
          <button
            className="button button--secondary"
            type="button"
            onClick={() => {
              box.current?.focus();
              setRequested(true);
            }}
          >
            Load the player
          </button>
        </div>
      )}
      {error && <LoadError message={error} onRetry={retry} />}
    </div>
  );
}
