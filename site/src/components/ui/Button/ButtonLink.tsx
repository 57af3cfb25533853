import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../Icon/Icon';
import styles from './ButtonLink.module.css';

interface Props {
  /** A path of this site, or an address elsewhere. */
  readonly to: string;
  /** The one thing that a page wants is `primary`. */
  readonly kind?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** A link that looks like a button; one that leaves the site says so with an arrow. */
export const ButtonLink = ({to, kind = 'secondary', children}: Props): ReactNode => (
  <Link className={clsx('button', `button--${kind}`, styles.button)} to={to}>
    {children}
    {/^https?:/.test(to) && <Icon name="external" size={14} />}
  </Link>
);
