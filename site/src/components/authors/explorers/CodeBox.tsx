import type {ReactNode} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {HighlightedCode} from '@site/src/components/ui/HighlightedCode/HighlightedCode';
import {createExplorerUrl, createExplorerId} from './explorerUrl.ts';
import styles from './Code.module.css';

type Props = {
  readonly name: string;
  readonly code: string;
  readonly onReset: (() => void) | undefined;
  /** Links to places where readers can try the code. */
  readonly children?: ReactNode;
};

/** The code of an explorer's state, which readers can copy as code or as a URL. */
export function CodeBox({name, code, onReset, children}: Props): ReactNode {
  return (
    <div className={styles.code}>
      <div className={styles.body}>
        {/* Wide code scrolls. The tab stop makes it scrollable with the keyboard. */}
        <pre tabIndex={0} role="group" aria-label="Code">
          <HighlightedCode code={code} />
        </pre>
      </div>
      <NeedsScript>
        <div className={styles.actions}>
          <SmallButton disabled={!onReset} onClick={onReset}>
            Reset
          </SmallButton>
          {children}
          <CopyButton label="Copy code" text={() => code} />
          <CopyButton
            icon="link"
            label="Copy a link to this state"
            text={() => {
              const url = new URL(createExplorerUrl(window.location.href, name, code));
              url.hash = createExplorerId(name);
              return url.href;
            }}
          />
        </div>
      </NeedsScript>
    </div>
  );
}
