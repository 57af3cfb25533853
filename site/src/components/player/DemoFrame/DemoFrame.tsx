import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {EditButtons} from '@site/src/components/playground/Inline/EditButtons';
import {LazyEditor} from '@site/src/components/playground/Inline/LazyEditor';
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
  /** Whether the code is open below the picture, closed there, or beside it where there is room. Default: `open`. */
  readonly code?: 'open' | 'closed' | 'beside';
  /** Whether the frame stands at the top of a page, where its poster must not wait. Default: false. */
  readonly first?: boolean;
}

/**
 * A demo in a page: its poster, which becomes a player near the view, its controls, its caption and its code.
 * Authors write `<Demo name="…" />`; the build fills in the rest.
 */
export const DemoFrame = ({facts, children, code = 'open', first = false}: Props): ReactNode => {
  const screen = useRef<HTMLDivElement>(null);
  const demo = useDemo(facts, screen);
  const moves = facts.durationInFrames > 1;
  const [isEditing, setEditing] = useState(false);
  return (
    <figure
      className={clsx(styles.frame, code === 'beside' && !isEditing && styles.beside)}
      id={`demo-${facts.name}`}
      role="group"
      aria-label={facts.title}
    >
      {isEditing && <LazyEditor example={`demos/${facts.name}`} props={demo.props} />}
      <div className={styles.screen} ref={screen} hidden={isEditing}>
        <Stage facts={facts} demo={demo} first={first} />
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
      <div className={styles.source}>
        {facts.editable && (
          <div className={styles.buttons}>
            <EditButtons query={`demo=${facts.name}`} isEditing={isEditing} onEdit={setEditing} />
          </div>
        )}
        <div hidden={isEditing}>
          <details className={styles.code} open={code !== 'closed'}>
            <summary className={styles.summary} data-search="ignore">
              Code <span className={styles.file}>{facts.file}</span>
            </summary>
            {children}
          </details>
        </div>
      </div>
    </figure>
  );
};
