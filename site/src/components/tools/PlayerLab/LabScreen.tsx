import type {PlayerRef} from '@remotion/player';
import {type ReactNode, useRef} from 'react';
import {useVisibility} from '@site/src/components/player/useVisibility';
import type {LabValues} from './labProps';
import styles from './PlayerLab.module.css';
import {Ruler} from './Ruler';
import {useLivePlayer} from './useLivePlayer';

interface Props {
  readonly values: LabValues;
  readonly isBroken: boolean;
  readonly onPlayer: (player: PlayerRef | null) => void;
}

/** The player in a box that keeps its shape: before, the first frame as a drawing; or what went wrong. */
export const LabScreen = ({values, isBroken, onPlayer}: Props): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  const {near} = useVisibility(box);
  const {LivePlayer, error, setError, retry} = useLivePlayer(near);
  return (
    <div className={styles.screen} ref={box}>
      {!LivePlayer && <Ruler frame={0} fps={30} durationInFrames={120} />}
      {LivePlayer && !error && (
        <LivePlayer values={values} isBroken={isBroken} onPlayer={onPlayer} onError={setError} />
      )}
      {error && (
        <div className={styles.error} role="alert">
          <p>{error}</p>
          <button className="button button--secondary" type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
};
