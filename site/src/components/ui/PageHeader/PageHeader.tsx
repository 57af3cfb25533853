import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './PageHeader.module.css';

type Props = {
  /** The name of the product or section, above the title. */
  readonly eyebrow?: string;
  /** The page's h1. */
  readonly title: string;
  /** What the page is about, in one to three sentences. */
  readonly lead: ReactNode;
  /** A limitation that readers have to know before they start, in one line below the lead. */
  readonly note?: ReactNode;
  /** Links that look like buttons. */
  readonly actions?: ReactNode;
  /** What you need to get started, such as a command. */
  readonly start?: ReactNode;
  /** A live demo or tool. It's next to the text in wide windows, and below the actions in narrow ones. */
  readonly aside?: ReactNode;
};

/** The top of a page: what it is about, what to do next, and something to try right away. */
export function PageHeader({eyebrow, title, lead, note, actions, start, aside}: Props): ReactNode {
  return (
    <header className={clsx(styles.header, aside && styles.split)}>
      <div className={styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>{lead}</div>
        {note && <p className={styles.note}>{note}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
      {start && <div className={styles.start}>{start}</div>}
    </header>
  );
}
