import clsx from 'clsx';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {downloadFile} from '../../ui/downloadFile.ts';
import type {Run} from '../run/useRun.ts';
import {Differences} from './Differences.tsx';
import {type ExportFormat, exportFormats} from './exportFormats.ts';
import styles from './ExportForm.module.css';
import {useExport} from './useExport.ts';

type Props = {
  readonly run: Run;
};

/** Exports the video to a file in the browser. The encoder is loaded when an export starts. */
export function ExportForm({run}: Props): ReactNode {
  const {composition, runner, onFrame, state: runState} = run;
  const [format, setFormat] = useState<ExportFormat>('webm');
  const [scale, setScale] = useState(1);
  const shown = useRef(0);
  useEffect(() => onFrame((frame) => (shown.current = frame)), [onFrame]);
  const {state, start, cancel} = useExport();
  const isRunning = state.status === 'running';
  const ready = runState.status === 'drawn' ? runner : undefined;
  const isDisabled = !isRunning && !ready;
  const press = (): void => {
    if (isRunning) {
      cancel();
    } else if (ready) {
      start({format, composition, capture: ready.capture, scale, frame: shown.current}, `${composition.id}.${format}`);
    }
  };
  return (
    <>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label className={styles.field}>
          <span className={styles.label}>Format</span>
          <select
            className={styles.select}
            value={format}
            onChange={(event) => setFormat(event.target.value as ExportFormat)}
          >
            {Object.entries(exportFormats).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span className={styles.label}>Size</span>
          <select className={styles.select} value={scale} onChange={(event) => setScale(Number(event.target.value))}>
            {[1, 0.5].map((part) => (
              <option key={part} value={part}>
                {Math.round(composition.width * part)} × {Math.round(composition.height * part)}
              </option>
            ))}
          </select>
        </label>
        {/* A single element that is never disabled, so that it keeps the focus during and after the export. */}
        <button
          className={clsx('button', styles.start, isRunning ? 'button--secondary' : 'button--primary')}
          type="button"
          aria-disabled={isDisabled || undefined}
          onClick={press}
        >
          {isRunning ? 'Cancel export' : 'Start export'}
        </button>
      </form>
      {isRunning && (
        <label className={styles.progress}>
          <progress max={state.all || 1} value={state.done} />
          <span>{state.all === 0 ? 'Loading the encoder…' : `${state.done} of ${state.all} frames`}</span>
        </label>
      )}
      <div className={styles.result} role="status">
        {state.status === 'done' && (
          <p>
            Saved {state.name} ({Math.ceil(state.blob.size / 1000).toLocaleString('en')} kB).{' '}
            <button className={styles.again} type="button" onClick={() => downloadFile(state.name, state.blob)}>
              Save again
            </button>
          </p>
        )}
        {state.status === 'failed' && <p className={styles.problem}>{state.message}</p>}
      </div>
      <Differences />
    </>
  );
}
