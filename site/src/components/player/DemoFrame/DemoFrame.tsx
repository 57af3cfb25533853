import {type ReactNode, useRef} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import type {DemoFacts} from '../DemoFacts';
import {Knobs} from '../Knobs/Knobs';
import {Stage} from '../Stage/Stage';
import {DemoTransport} from '../Transport/DemoTransport';
import {useDemo} from '../useDemo';
import styles from './DemoFrame.module.css';

interface Props {
  readonly facts: DemoFacts;
  /** The source of the demo, as a code sample. */
  readonly children: ReactNode;
}

/**
 * A demo in a page: its poster, which becomes a player near the view, its controls, its caption and its code.
 * Authors write `<Demo name="…" />`; the build fills in the rest.
 */
export const DemoFrame = ({facts, children}: Props): ReactNode => {
  const screen = useRef<HTMLDivElement>(null);
  const demo = useDemo(facts, screen);
  const moves = facts.durationInFrames > 1;
  return (
    <figure className={styles.frame} id={`demo-${facts.name}`} role="group" aria-label={facts.title}>
      <div className={styles.screen} ref={screen}>
        <Stage facts={facts} demo={demo} />
        {moves && (
          <NeedsScript>
            <DemoTransport facts={facts} demo={demo} screen={screen} />
          </NeedsScript>
        )}
      </div>
      {Object.keys(facts.controls).length > 0 && (
        <NeedsScript>
          <Knobs controls={facts.controls} values={demo.props} onChange={demo.setProp} onReset={demo.resetProps} />
        </NeedsScript>
      )}
      <figcaption className={styles.caption}>{facts.caption}</figcaption>
      <details className={styles.code} open>
        <summary className={styles.summary} data-search="ignore">
          Code <span className={styles.file}>{facts.file}</span>
        </summary>
        {children}
      </details>
    </figure>
  );
};
