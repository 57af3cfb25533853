import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import type {DemoFacts} from '../DemoFacts';
import {queryOf} from '../demoAddress';
import type {RunningDemo} from '../useDemo';
import styles from './Transport.module.css';

interface Props {
  readonly facts: DemoFacts;
  readonly demo: RunningDemo;
  readonly frame: number;
}

/** Copies the address of what the demo shows now: this frame with these values. */
export const CopyLink = ({facts, demo, frame}: Props): ReactNode => (
  <CopyButton
    className={styles.button}
    icon="link"
    label="Copy a link to this frame"
    text={() => {
      const url = new URL(window.location.href);
      url.search = queryOf(facts, {props: demo.props, frame});
      url.hash = `demo-${facts.name}`;
      return url.href;
    }}
  />
);
