import {type ReactNode, useRef, useState} from 'react';
import {mergeProgress, parseProgress} from '../../../../../packages/course/progress/progress.ts';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {downloadFile} from '../../ui/downloadFile.ts';
import styles from './ProgressFile.module.css';
import {progressStore} from './progressStore.ts';

/** Saves the progress to a file, and reads it from one, to continue in another browser. */
export function ProgressFile(): ReactNode {
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const save = (): void => {
    const text = JSON.stringify(progressStore.read(), null, 2);
    downloadFile('remotion-course.json', new Blob([text], {type: 'application/json'}));
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) {
      return;
    }
    try {
      const imported = parseProgress(await file.text());
      const isStored = progressStore.update((progress) => mergeProgress(progress, imported));
      setMessage(
        isStored
          ? `Imported. The file contains ${imported.done.length} solved ${imported.done.length === 1 ? 'lesson' : 'lessons'}.`
          : 'This browser’s storage is full or blocked, so the imported progress is lost when you close the page.',
      );
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className={styles.file}>
      <SmallButton onClick={save}>Export progress</SmallButton>
      <SmallButton onClick={() => input.current?.click()}>Import progress</SmallButton>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          void open(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <p role="status">{message}</p>
    </div>
  );
}
