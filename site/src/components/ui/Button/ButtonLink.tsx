import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../Icon/Icon.tsx';
import styles from './ButtonLink.module.css';

type Props = {
  /** A path on this site or an external URL. */
  readonly to: string;
  /** `primary` is for the main action of a page. */
  readonly kind?: 'primary' | 'secondary';
  readonly children: ReactNode;
};

/** A link that looks like a button. An arrow marks external links. */
export function ButtonLink({to, kind = 'secondary', children}: Props): ReactNode {
  return (
    <Link className={clsx('button', `button--${kind}`, styles.button)} to={to}>
      {children}
      {/^https?:/.test(to) && <Icon name="external" size={14} />}
    </Link>
  );
}
