import type {MouseEvent, ReactNode} from 'react';
import styles from './PartFault.module.css';

interface Props {
  readonly message: string;
  readonly onRetry: () => void;
}

/** What went wrong with a part of a page, laid over its place, and the way on. */
export const PartFault = ({message, onRetry}: Props): ReactNode => (
  <div className={styles.fault} role="alert" onClick={(event) => event.stopPropagation()}>
    <p>{message}</p>
    <button
      className="button button--secondary"
      type="button"
      onClick={(event) => {
        handFocusOn(event);
        onRetry();
      }}
    >
      Try again
    </button>
  </div>
);

/** To what holds the part: the button is gone while it is tried again, and the focus would be with it. */
const handFocusOn = ({currentTarget}: MouseEvent): void => {
  const holder = currentTarget.closest<HTMLElement>('dialog, figure, section, article, main');
  if (!holder) return;
  if (!holder.hasAttribute('tabindex')) holder.tabIndex = -1;
  holder.focus({preventScroll: true});
};
