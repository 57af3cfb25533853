import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {Icon, type IconName} from '../Icon/Icon';
import styles from './CopyButton.module.css';
import {copyText} from './copyText';

interface Props {
  /** What the button does, for those who can't see its picture. */
  readonly label: string;
  /** Called when the button is pressed; a text that has to be fetched may come later. */
  readonly text: () => string | Promise<string>;
  /** Words beside its picture. */
  readonly children?: ReactNode;
  /** What is said when it does not work. */
  readonly failure?: string;
  /** What it looks like before it is pressed. */
  readonly icon?: IconName;
  readonly className?: string;
}

/** Milliseconds for which the button says what happened. */
const shown = 2000;

type Outcome = 'copied' | 'failed';

/** Copies a text and says whether that worked. */
export const CopyButton = ({
  label,
  text,
  children,
  failure = 'Press Ctrl+C to copy',
  icon = 'copy',
  className,
}: Props): ReactNode => {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shown);
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
};
