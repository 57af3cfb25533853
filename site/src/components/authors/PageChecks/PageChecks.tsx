import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon/Icon';
import styles from './PageChecks.module.css';

type Props = {
  /** The number of types, defaults, signatures and tables that come from the package. */
  readonly facts: string;
  /** The number of compiled samples. */
  readonly samples: string;
  /** The number of statements that code proves. */
  readonly run: string;
  /** The number of statements that can't be run here, for example because they need AWS. */
  readonly unproven: string;
  readonly package: string;
  readonly version: string;
  /** The URL of the documented function, component or command in Remotion's repository. */
  readonly source?: string;
};

/** Lists the checks that a page has passed. The build adds it to pages automatically. */
export function PageChecks({facts, samples, run, unproven, package: name, version, source}: Props): ReactNode {
  return (
    <p className={styles.line} data-search="ignore">
      <Icon name="check" size={14} />
      <span>
        Checked against {name} {version}:{' '}
        {[
          formatCount(Number(facts), 'fact', 'read from the package'),
          formatCount(Number(samples), 'sample', 'compiled'),
          formatCount(Number(run), 'statement', 'run'),
          formatCount(Number(unproven), 'statement', 'that can’t be run'),
        ]
          .filter(Boolean)
          .join(', ')}
        . <Link to="/docs/coverage">What is checked</Link>
        {source === undefined ? null : (
          <>
            {' · '}
            <Link href={source}>Source code</Link>
          </>
        )}
      </span>
    </p>
  );
}

function formatCount(count: number, noun: string, what: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'} ${what}`;
}
