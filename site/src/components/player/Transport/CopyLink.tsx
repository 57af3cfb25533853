import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import type {DemoFacts} from '../DemoFacts.ts';
import {createQuery} from '../demoUrl.ts';
import type {RunningDemo} from '../useDemo.ts';
import styles from './Transport.module.css';

type Props = {
  readonly facts: DemoFacts;
  readonly demo: RunningDemo;
  readonly frame: number;
};

/** Copies a URL for the current state of the demo: this frame with these values. */
export function CopyLink({facts, demo, frame}: Props): ReactNode {
  return (
    <CopyButton
      className={styles.button}
      icon="link"
      label="Copy a link to this frame"
      text={() => {
        const url = new URL(window.location.href);
        url.search = createQuery(facts, {props: demo.props, frame});
        url.hash = `demo-${facts.name}`;
        return url.href;
      }}
    />
  );
}
