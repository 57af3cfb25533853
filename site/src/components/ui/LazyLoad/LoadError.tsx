import type {MouseEvent, ReactNode} from 'react';
import styles from './LoadError.module.css';

type Props = {
  readonly message: string;
  readonly onRetry: () => void;
};

/** The error of something that was loaded on demand, displayed in its box, with a button to retry. */
export function LoadError({message, onRetry}: Props): ReactNode {
  return (
    <div className={styles.problem} role="alert" onClick={(event) => event.stopPropagation()}>
      <p>{message}</p>
      <button
        className="button button--secondary"
        type="button"
        onClick={(event) => {
          moveFocus(event);
          onRetry();
        }}
      >
        Try again
      </button>
    </div>
  );
}

/** Moves the focus to the container, because the button is removed during the retry. */
function moveFocus({currentTarget}: MouseEvent): void {
  const holder = currentTarget.closest<HTMLElement>('dialog, figure, section, article, main');
  if (!holder) {
    return;
  }
  if (!holder.hasAttribute('tabindex')) {
    holder.tabIndex = -1;
  }
  holder.focus({preventScroll: true});
}
