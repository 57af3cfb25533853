import type {EventTypes, PlayerRef} from '@remotion/player';
import {type ReactNode, useEffect, useState} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {addEvent, type LogEntry, formatEvent} from './addEvent.ts';
import styles from './PlayerLab.module.css';

type Props = {
  readonly names: readonly string[];
  readonly player: PlayerRef | null;
};

/** The events of the player as they fire, newest first. Screen readers only announce the rare ones. */
export function EventLog({names, player}: Props): ReactNode {
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const listed = names.join(' ');
  useEffect(() => {
    if (!player) {
      return undefined;
    }
    const ends = (listed.split(' ') as EventTypes[]).map((name) => {
      const listener = ({detail}: {detail: unknown}): void => {
        const frame = player.getCurrentFrame();
        setLog((before) => addEvent(before, {name, detail, frame}));
      };
      player.addEventListener(name, listener);
      return () => player.removeEventListener(name, listener);
    });
    return () => ends.forEach((end) => end());
  }, [player, listed]);
  return (
    <div className={styles.events}>
      <div className={styles.eventsHead}>
        <span>Events, newest first</span>
        <SmallButton className={styles.button} disabled={log.length === 0} onClick={() => setLog([])}>
          Clear
        </SmallButton>
      </div>
      <p className={styles.summary} role="status">
        {formatEvent(log)}
      </p>
      {/* It has a fixed height and scrolls. The tab stop makes it scrollable with the keyboard. */}
      <ol className={styles.log} tabIndex={0} aria-label="Events" aria-live="off" reversed>
        {log.map(({id, name, detail, frame, times}) => (
          <li key={id}>
            <b>{name}</b> {times > 1 && <span className={styles.times}>× {times}</span>}
            <span className={styles.detail}>{detail === '' ? 'no detail' : detail}</span>
            <span className={styles.at}>frame {frame}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
