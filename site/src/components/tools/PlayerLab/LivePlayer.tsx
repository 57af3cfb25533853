import {Player, type PlayerProps, type PlayerRef} from '@remotion/player';
import type {ComponentProps, ReactNode} from 'react';
import type {CompProps} from 'remotion';
import {ensureStorage} from '@site/src/components/player/ensureStorage';
import {PlayerBoundary} from '@site/src/components/player/Stage/PlayerBoundary';
import * as functions from './labFunctions';
import {type LabValues, labProps, mountKeyOf} from './labProps';
import {MyVideo} from './MyVideo';
import styles from './PlayerLab.module.css';

export interface LivePlayerProps {
  readonly values: LabValues;
  readonly isBroken: boolean;
  readonly onPlayer: (player: PlayerRef | null) => void;
  readonly onError: (message: string) => void;
}

ensureStorage();

/** The toolkit's player with the props that the reader has set. All of it comes in a script of its own. */
export const LivePlayer = ({values, isBroken, onPlayer, onError}: LivePlayerProps): ReactNode => {
  const {style = 100, inputProps: title, ...others} = values;
  // The player's own boundary has to be mounted anew, too, when the video is whole again.
  const key = `${mountKeyOf(values)} ${isBroken}`;
  return (
    <PlayerBoundary key={key} onError={onError}>
      <Player
        ref={onPlayer}
        className={styles.player}
        {...videoOf(values)}
        durationInFrames={120}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        numberOfSharedAudioTags={0}
        style={{width: `${style}%`}}
        inputProps={{isBroken, ...(title !== undefined && {title: String(title)})}}
        {...playerProps(others)}
      />
    </PlayerBoundary>
  );
};

const videoOf = (values: LabValues): CompProps<ComponentProps<typeof MyVideo>> =>
  values.renderLoading ? {lazyComponent: functions.loadVideo} : {component: MyVideo};

/** All that does not depend on the video. */
type OtherProps = Omit<Partial<PlayerProps<object>>, 'inputProps'>;

const playerProps = (values: LabValues): OtherProps =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, propOf(name, value)]));

const propOf = (name: string, value: LabValues[string]): unknown => {
  const prop = labProps[name];
  if (prop?.kind === 'choice') return JSON.parse(String(value));
  if (prop?.kind === 'switch' && prop.isFunction) return value ? functions[name as keyof typeof functions] : undefined;
  return value;
};
