import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './PageHeader.module.css';

interface Props {
  /** The page's h1. */
  readonly title: string;
  /** What the page is about, in one to three sentences. */
  readonly lead: ReactNode;
  /** Links that look like buttons. */
  readonly actions?: ReactNode;
  /** Stands beside the lead where there is room. */
  readonly aside?: ReactNode;
  /** `large` is for pages that present a product. */
  readonly size?: 'large' | 'normal';
}

/** The top of a page: its name in large type over a ruler whose playhead stands at the start. */
export const PageHeader = ({title, lead, actions, aside, size = 'normal'}: Props): ReactNode => (
  <header className={styles.header}>
    <h1 className={clsx(styles.title, styles[size])}>{title}</h1>
    <div className={styles.row}>
      <div className={styles.text}>
        <div className={styles.lead}>{lead}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
    <div className={styles.ruler} aria-hidden="true" />
  </header>
);
