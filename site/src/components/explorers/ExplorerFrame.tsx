import type {ReactNode} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {explorerId} from './explorerAddress';
import styles from './Explorer.module.css';
import {useLive} from './useLive';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly notice: string | undefined;
  /** What moves: the graph, its subject, the playhead. */
  readonly picture: ReactNode;
  /** What can be said about it in a sentence. */
  readonly summary?: string;
  /** What can be set. */
  readonly fields: ReactNode;
  readonly code: ReactNode;
  readonly pasted: ReactNode;
  readonly values: ReactNode;
}

/** How an explorer is laid out; the parts stand side by side where there is room. */
export const ExplorerFrame = (props: Props): ReactNode => {
  const {name, label, notice, picture, summary, fields, code, pasted, values} = props;
  // What is typed before anything listens would be lost.
  const isLive = useLive();
  return (
    <section className={styles.explorer} id={explorerId(name)} aria-label={label} data-search="ignore">
      {notice && (
        <p className={styles.notice} role="alert">
          {notice}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.picture}>
          {picture}
          {summary && <p className={styles.summary}>{summary}</p>}
        </div>
        <NeedsScript>
          <form onSubmit={(event) => event.preventDefault()}>
            <fieldset className={styles.fields} aria-label="Settings" disabled={!isLive}>
              {fields}
            </fieldset>
          </form>
        </NeedsScript>
        <div className={styles.text}>
          {code}
          <NeedsScript>
            <fieldset className={styles.pasted} disabled={!isLive}>
              {pasted}
            </fieldset>
          </NeedsScript>
        </div>
      </div>
      <details className={styles.values}>
        <summary>Values per frame</summary>
        {values}
      </details>
    </section>
  );
};
