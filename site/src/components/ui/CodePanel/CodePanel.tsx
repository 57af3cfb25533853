import clsx from 'clsx';
import type {ReactNode} from 'react';
import {CopyButton} from '../CopyButton/CopyButton.tsx';
import {HighlightedCode} from '../HighlightedCode/HighlightedCode.tsx';
import styles from './CodePanel.module.css';

type Props = {
  /** The accessible name of the code. */
  readonly label: string;
  readonly code: string;
  /** The name of the file, in a row above the code. Without it, the copy button is next to the code. */
  readonly title?: string;
  /** Whether it's a command, which wraps between its arguments. */
  readonly isCommand?: boolean;
};

/** Generated code with a copy button that doesn't cover it. */
export function CodePanel({label, code, title, isCommand = false}: Props): ReactNode {
  const copy = <CopyButton label="Copy code" text={() => code} />;
  return (
    <div className={styles.panel}>
      {title && (
        <div className={styles.head}>
          {title}
          {copy}
        </div>
      )}
      <div className={clsx(styles.body, isCommand && styles.command)}>
        {/* Code that is too large scrolls. The tab stop makes it scrollable with the keyboard. */}
        <pre tabIndex={0} role="group" aria-label={label}>
          <HighlightedCode code={code} isCommand={isCommand} />
        </pre>
        {!title && copy}
      </div>
    </div>
  );
}
