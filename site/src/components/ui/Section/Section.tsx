import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './Section.module.css';

interface Props {
  /** The section's h2. */
  readonly title: string;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  /** `beside`: from 997 px on, title and lead stand left of the content. `above`: the content has the full width. */
  readonly heading?: 'beside' | 'above';
  /** Sets the section apart from its neighbours. */
  readonly tinted?: boolean;
  /** For links to the section. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A part of a page with a heading of its own. */
export const Section = ({title, lead, heading = 'beside', tinted = false, id, children}: Props): ReactNode => {
  const label = useId();
  return (
    <section className={clsx(styles.section, tinted && styles.tinted)} aria-labelledby={label} id={id}>
      <div className={clsx(styles.inner, styles[heading])}>
        <div className={styles.head}>
          <h2 className={styles.title} id={label}>
            {title}
          </h2>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
};
