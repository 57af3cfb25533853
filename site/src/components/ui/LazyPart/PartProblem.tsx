import type {MouseEvent, ReactNode} from 'react';
import styles from './PartProblem.module.css';

type Props = {
  readonly message: string;
  readonly onRetry: () => void;
};

/** An error in a part of a page, displayed on top of that part, with a button to retry. */
export function PartProblem({message, onRetry}: Props): ReactNode {
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
