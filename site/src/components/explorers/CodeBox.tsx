import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {addressWith, explorerId} from './explorerAddress';
import styles from './Code.module.css';
import {paintCode} from './paintCode';

interface Props {
  readonly name: string;
  readonly code: string;
  /** Links to places where the code can be tried. */
  readonly children?: ReactNode;
}

/** The code of an explorer's state, to be copied as it is or as an address. */
export const CodeBox = ({name, code, children}: Props): ReactNode => (
  <div className={styles.code}>
    {/* Wide code scrolls; the tab stop lets a keyboard do it. */}
    <pre tabIndex={0} role="group" aria-label="Code">
      <code>{paintCode(code)}</code>
    </pre>
    <NeedsScript>
      <div className={styles.actions}>
        {children}
        <CopyButton label="Copy code" text={() => code} />
        <CopyButton
          icon="link"
          label="Copy a link to this"
          text={() => {
            const url = new URL(addressWith(window.location.href, name, code));
            url.hash = explorerId(name);
            return url.href;
          }}
        />
      </div>
    </NeedsScript>
  </div>
);
