import {type ReactNode, useState} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import styles from './Controls.module.css';
import type {PlaygroundSample} from './PlaygroundSample';

/** Takes what is explored to the playground, as a component that runs. What packs it is loaded when it is pressed. */
export const OpenInPlayground = ({sample}: {readonly sample: () => PlaygroundSample}): ReactNode => {
  const [failed, setFailed] = useState(false);
  const open = async (): Promise<void> => {
    setFailed(false);
    try {
      const {playgroundAddress} = await import('@site/src/components/playground/playgroundAddress');
      const {name, text, fps, durationInFrames} = sample();
      const files = {[`${name}.tsx`]: text};
      window.location.assign(playgroundAddress({files, width: 1280, height: 720, fps, durationInFrames, props: {}}));
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {failed && (
        <span className={styles.fault} role="alert">
          The address could not be made. Check the connection and try again.
        </span>
      )}
      <SmallButton onClick={() => void open()}>Open in playground</SmallButton>
    </>
  );
};
