import clsx from 'clsx';
import {type ReactNode, useRef, useState} from 'react';
import {EditButtons} from '@site/src/components/playground/Inline/EditButtons';
import {type EditorState, LazyEditor} from '@site/src/components/playground/Inline/LazyEditor';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import type {DemoFacts} from '../DemoFacts.ts';
import {DemoControls} from '../DemoControls/DemoControls.tsx';
import {Stage} from '../Stage/Stage.tsx';
import {DemoTransport} from '../Transport/DemoTransport.tsx';
import {useDemo} from '../useDemo.ts';
import styles from './DemoFigure.module.css';

type Props = {
  readonly facts: DemoFacts;
  /** The source of the demo, as a code sample. */
  readonly children: ReactNode;
  /**
   * Whether the code is open below the video, collapsed there, or next to it if there's enough room. Default: `open`.
   */
  readonly code?: 'open' | 'closed' | 'side';
  /** Whether the demo is at the top of a page, where its poster must load immediately. Default: false. */
  readonly first?: boolean;
};

/** Longer code is collapsed. */
const maxLines = 24;

/**
 * A demo on a page: its poster, which becomes a player when it's near the viewport, its controls, its caption and its
 * code. Authors write `<Demo name="…" />`, and the build adds the rest.
 */
export function DemoFigure({facts, children, code = 'open', first = false}: Props): ReactNode {
  const screen = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const demo = useDemo(facts, screen);
  const moves = facts.durationInFrames > 1;
  const [editor, setEditor] = useState<EditorState>();
  const isOpen = editor === 'open';
  const [isUnfolded, setUnfolded] = useState(false);
  const [result, setResult] = useState<HTMLDivElement | null>(null);

  function edit(next: EditorState): void {
    setEditor(next);
    if (next && details.current) {
      details.current.open = true;
    }
  }

  return (
    <figure
      className={clsx(styles.figure, code === 'side' && styles.side, editor && styles.edited)}
      id={`demo-${facts.name}`}
      aria-label={facts.title}
    >
      <div className={styles.video}>
        <div className={styles.screen} ref={screen} hidden={isOpen}>
          <Stage facts={facts} demo={demo} first={first} />
          {moves && (
            <NeedsScript>
              <DemoTransport facts={facts} demo={demo} screen={screen} />
            </NeedsScript>
          )}
        </div>
        {editor && <div className={styles.screen} ref={setResult} />}
      </div>
      {Object.keys(facts.controls).length > 0 && (
        <NeedsScript>
          <DemoControls
            controls={facts.controls}
            values={demo.props}
            onChange={demo.setProp}
            onReset={demo.resetProps}
          />
        </NeedsScript>
      )}
      <figcaption className={styles.caption}>{facts.caption}</figcaption>
      <div className={styles.source}>
        {facts.editable && (
          <div className={styles.buttons}>
            <EditButtons query={`demo=${facts.name}`} isEditing={editor !== undefined} onEdit={edit} />
          </div>
        )}
        <details ref={details} className={styles.code} open={code !== 'closed'}>
          <summary className={styles.summary} data-search="ignore">
            Code <span className={styles.file}>{facts.file}</span>
          </summary>
          <div className={clsx(facts.lines > maxLines && !isUnfolded && styles.folded)} hidden={isOpen}>
            {children}
            {facts.lines > maxLines && (
              <NeedsScript>
                <button
                  className={styles.fold}
                  type="button"
                  aria-expanded={isUnfolded}
                  onClick={() => setUnfolded(!isUnfolded)}
                >
                  {isUnfolded ? 'Show fewer lines' : `Show all ${facts.lines} lines`}
                </button>
              </NeedsScript>
            )}
          </div>
          {result && (
            <LazyEditor example={`demos/${facts.name}`} props={demo.props} screen={result} onChange={setEditor} />
          )}
        </details>
      </div>
    </figure>
  );
}
