import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {Icon, type IconName} from '../Icon/Icon.tsx';
import styles from './CopyButton.module.css';
import {copyText} from './copyText.ts';

type Props = {
  /** The accessible name of the button. */
  readonly label: string;
  /** Called when the button is pressed. Returns a promise if the text has to be fetched. */
  readonly text: () => string | Promise<string>;
  /** The text next to its icon. */
  readonly children?: ReactNode;
  /** The message if copying fails. */
  readonly failure?: string;
  /** The initial icon of the button. */
  readonly icon?: IconName;
  readonly className?: string;
};

/** Milliseconds for which the button shows the result. */
const visibleMs = 2000;

type Outcome = 'copied' | 'failed';

/** Copies a string and shows whether it worked. */
export function CopyButton({
  label,
  text,
  children,
  failure = 'Press Ctrl+C to copy',
  icon = 'copy',
  className,
}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) {
      return undefined;
    }
    const timer = setTimeout(() => setOutcome(undefined), visibleMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (): Promise<void> => setOutcome((await copyText(text())) ? 'copied' : 'failed');
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      onClick={() => void copy()}
      aria-label={label}
      title={label}
    >
      <Icon name={outcome === 'copied' ? 'check' : icon} />
      {!outcome && children}
      <span className={styles.outcome} role="status">
        {outcome && {copied: 'Copied', failed: failure}[outcome]}
      </span>
    </button>
  );
}
