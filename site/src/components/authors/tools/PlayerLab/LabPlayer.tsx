import {Player, type PlayerProps, type PlayerRef, Thumbnail} from '@remotion/player';
import type {ComponentProps, ReactNode} from 'react';
import type {CompProps} from 'remotion';
import {ensureStorage} from '@site/src/components/player/ensureStorage';
import {PlayerBoundary} from '@site/src/components/player/Stage/PlayerBoundary';
import * as functions from './labFunctions.tsx';
import {type LabValues, labProps, getMountKey, showsThumbnail} from './labProps.ts';
import {MyVideo} from './MyVideo.tsx';
import styles from './PlayerLab.module.css';

export type LabPlayerProps = {
  readonly values: LabValues;
  readonly isBroken: boolean;
  readonly onPlayer: (player: PlayerRef | null) => void;
  readonly onError: (message: string) => void;
};

ensureStorage();

/** Remotion's Player or `<Thumbnail>` with the props that the reader has set. It's in a separate script. */
export function LabPlayer({values, isBroken, onPlayer, onError}: LabPlayerProps): ReactNode {
  const {style = 100, inputProps: title, ...others} = values;
  // After an error, the player's own boundary has to be remounted as well.
  const key = `${getMountKey(values)} ${isBroken}`;
  const shared = {
    className: styles.player,
    ...getVideo(values),
    durationInFrames: 120,
    fps: 30,
    compositionWidth: 1280,
    compositionHeight: 720,
    style: {width: `${style}%`},
    inputProps: {isBroken, ...(title !== undefined && {title: String(title)})},
    ...getPlayerProps(others),
  };
  return (
    <PlayerBoundary key={key} onError={onError}>
      {showsThumbnail(values) ? (
        <Thumbnail {...shared} frameToDisplay={Number(values.frameToDisplay)} />
      ) : (
        <Player {...shared} ref={onPlayer} numberOfSharedAudioTags={0} />
      )}
    </PlayerBoundary>
  );
}

function getVideo(values: LabValues): CompProps<ComponentProps<typeof MyVideo>> {
  return values.renderLoading ? {lazyComponent: functions.loadVideo} : {component: MyVideo};
}

/** The props that don't depend on the video. */
type OtherProps = Omit<Partial<PlayerProps<object>>, 'inputProps'>;

function getPlayerProps(values: LabValues): OtherProps {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, getProp(name, value)]));
}

function getProp(name: string, value: LabValues[string]): unknown {
  const prop = labProps[name];
  if (prop?.kind === 'choice') {
    return JSON.parse(String(value));
  }
  if (prop?.kind === 'switch' && prop.isFunction) {
    return value ? functions[name as keyof typeof functions] : undefined;
  }
  return value;
}
