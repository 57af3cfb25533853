import {type ReactNode, useState} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import styles from './Controls.module.css';
import type {PlaygroundSample} from './PlaygroundSample.ts';

/**
 * Opens the current state in the playground, as a component that runs. The code for encoding it is loaded on demand.
 */
export function OpenInPlayground({sample}: {readonly sample: () => PlaygroundSample}): ReactNode {
  const [failed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    setFailed(false);
    try {
      const {createPlaygroundUrl} = await import('@site/src/components/playground/createPlaygroundUrl');
      const {name, text, fps, durationInFrames} = sample();
      const files = {[`${name}.tsx`]: text};
      window.location.assign(createPlaygroundUrl({files, width: 1280, height: 720, fps, durationInFrames, props: {}}));
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {failed && (
        <span className={styles.problem} role="alert">
          The playground didn’t open. Check your connection, then try again.
        </span>
      )}
      <SmallButton onClick={() => void open()}>Open in playground</SmallButton>
    </>
  );
}
