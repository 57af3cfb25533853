import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';
import {Icon, type IconName} from '../Icon/Icon';
import styles from './CopyButton.module.css';

interface Props {
  /** What the button does, for those who can't see its picture. */
  readonly label: string;
  /** Called when the button is pressed. */
  readonly text: () => string;
  /** What it looks like before it is pressed. */
  readonly icon?: IconName;
  readonly className?: string;
}

/** Milliseconds for which the button says what happened. */
const shown = 2000;

type Outcome = 'copied' | 'failed';

/** Copies a text and says whether that worked. */
export const CopyButton = ({label, text, icon = 'copy', className}: Props): ReactNode => {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shown);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (): Promise<void> => setOutcome(await copyToClipboard(text()));
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      onClick={() => void copy()}
      aria-label={label}
      title={label}
    >
      <Icon name={outcome === 'copied' ? 'check' : icon} />
      <span className={styles.outcome} role="status">
        {outcome && messages[outcome]}
      </span>
    </button>
  );
};

const messages: Record<Outcome, string> = {
  copied: 'Copied',
  failed: 'Press Ctrl+C to copy',
};

const copyToClipboard = async (text: string): Promise<Outcome> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
};
