import {type ReactNode, useRef} from 'react';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import type {Run} from '../run/useRun.ts';
import styles from './Preview.module.css';
import {FrameMark, type Mark} from './FrameMark.tsx';
import {RunTransport} from './RunTransport.tsx';

type Props = {
  readonly run: Run;
  /** A rectangle to point at, as long as its frame is shown. */
  readonly mark?: Mark;
};

/** The sandbox that renders the code, its controls, and the actions if it has stopped. */
export function Preview({run, mark}: Props): ReactNode {
  const screen = useRef<HTMLDivElement>(null);
  const {composition, state, setHost} = run;
  return (
    <div className={styles.preview} ref={screen}>
      <div
        className={styles.stage}
        style={
          {
            '--ratio': composition.width / composition.height,
            aspectRatio: `${composition.width} / ${composition.height}`,
          } as React.CSSProperties
        }
      >
        <div className={styles.host} ref={setHost} data-drawn={state.status === 'drawn' ? state.drawnRun : undefined} />
        {mark && <FrameMark key={JSON.stringify(mark)} mark={mark} run={run} />}
        {state.status === 'starting' && <p className={styles.note}>Starting…</p>}
        {(state.status === 'stopped' || state.status === 'unavailable') && (
          <div className={styles.gone} role="alert">
            <p>
              {state.status === 'stopped'
                ? 'The code was stopped because it blocked the page for about two seconds. Fix it, or run it again.'
                : state.message}
            </p>
            <SmallButton onClick={run.runAgain}>Run again</SmallButton>
          </div>
        )}
      </div>
      {composition.durationInFrames > 1 && <RunTransport run={run} screen={screen} />}
    </div>
  );
}
