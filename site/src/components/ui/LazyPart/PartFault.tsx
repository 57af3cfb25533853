import type {ReactNode} from 'react';
import styles from './PartFault.module.css';

interface Props {
  readonly message: string;
  readonly onRetry: () => void;
}

/** What went wrong with a part of a page, laid over its place, and the way on. */
export const PartFault = ({message, onRetry}: Props): ReactNode => (
  <div className={styles.fault} role="alert" onClick={(event) => event.stopPropagation()}>
    <p>{message}</p>
    <button className="button button--secondary" type="button" onClick={onRetry}>
      Try again
    </button>
  </div>
);
