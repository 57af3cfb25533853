import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon/Icon';
import styles from './PageStamp.module.css';

interface Props {
  /** How many types, defaults, signatures and tables were read from the package. */
  readonly facts: string;
  /** How many samples were compiled. */
  readonly samples: string;
  readonly package: string;
  readonly version: string;
}

/** What was checked on a page. The build adds it; nobody writes it. */
export const PageStamp = ({facts, samples, package: name, version}: Props): ReactNode => (
  <p className={styles.stamp} data-search="ignore">
    <Icon name="check" size={14} />
    <span>
      Checked against {name} {version}:{' '}
      {[counted(Number(facts), 'fact', 'read from the package'), counted(Number(samples), 'sample', 'compiled')]
        .filter(Boolean)
        .join(', ')}
      . <Link to="/docs/coverage">What is checked</Link>
    </span>
  </p>
);

const counted = (count: number, noun: string, what: string): string =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'} ${what}`;
