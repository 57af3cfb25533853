import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './LinkRow.module.css';

/** A short name for the target, which is next to other links. */
export type RowLink = {
  readonly label: string;
  readonly href: string;
  /** The accessible name, which makes sense without context and contains the label. */
  readonly about: string;
};

/** Links next to each other, such as the profiles of a person. Renders nothing if there are none. */
export function LinkRow({links}: {readonly links: readonly RowLink[]}): ReactNode {
  return links.length === 0 ? null : (
    <ul className={styles.links}>
      {links.map(({label, href, about}) => (
        <li key={label}>
          <Link to={href} aria-label={about}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
