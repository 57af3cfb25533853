import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './LinkRow.module.css';

/** A short name for where something leads, which stands beside others of its kind. */
export interface RowLink {
  readonly label: string;
  readonly href: string;
  /** The label for those who hear the link without what stands around it; it contains the label. */
  readonly about: string;
}

/** Links beside each other: where a person or a thing is to be found elsewhere. Nothing when there are none. */
export const LinkRow = ({links}: {readonly links: readonly RowLink[]}): ReactNode =>
  links.length === 0 ? null : (
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
