import type {ReactNode} from 'react';
import type {Step} from '../../../../../packages/starters/project/Project.ts';
import styles from './ProjectSteps.module.css';

type Props = {
  readonly steps: readonly Step[];
};

/** What readers can do after the packages are installed. */
export function NextSteps({steps}: Props): ReactNode {
  return (
    <dl className={styles.list}>
      {steps.slice(1).map(({about, command}) => (
        <div className={styles.item} key={command}>
          <dt>
            <code>{command}</code>
          </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  );
}
