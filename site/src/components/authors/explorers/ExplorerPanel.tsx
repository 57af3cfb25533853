import type {ReactNode} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {createExplorerId} from './explorerUrl.ts';
import styles from './Explorer.module.css';
import {useIsHydrated} from '../../ui/useIsHydrated.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly notice: string | undefined;
  /** The moving parts: the graph, its subject and the playhead. */
  readonly picture: ReactNode;
  /** A message about the state in one sentence. */
  readonly summary?: string;
  /** The settings. */
  readonly fields: ReactNode;
  readonly code: ReactNode;
  readonly pasted: ReactNode;
  readonly values: ReactNode;
};

/** The layout of an explorer, with its parts side by side if there is enough room. */
export function ExplorerPanel(props: Props): ReactNode {
  const {name, label, notice, picture, summary, fields, code, pasted, values} = props;
  // Readers can't type before hydration, because their input would be lost.
  const isLive = useIsHydrated();
  return (
    <section className={styles.explorer} id={createExplorerId(name)} aria-label={label} data-search="ignore">
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
}
