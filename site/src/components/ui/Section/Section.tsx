import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import styles from './Section.module.css';

type Props = {
  /** The section's h2. */
  readonly title: string;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  /** In wide windows, `side` puts the title and the lead to the left of the content, and `above` on top of it. */
  readonly heading?: 'side' | 'above';
  /** For links to the section. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** A part of a page with its own heading. */
export function Section({title, lead, heading = 'side', id, children}: Props): ReactNode {
  const label = useId();
  // So that the build accepts links to it.
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.section} aria-labelledby={label} id={id}>
      <div className={clsx(styles.inner, styles[heading])}>
        <div>
          <h2 className={styles.title} id={label}>
            {title}
          </h2>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
