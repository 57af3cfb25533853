import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section/Section';
import {renderFigures} from '@site/src/data/renderFigures';
import styles from './Figures.module.css';

/** Published figures, each with the conditions under which it was measured. */
export const Figures = (): ReactNode => (
  <Section
    title="Figures, with their conditions"
    lead={
      <>
        As of 2022, published by the makers of Remotion. Measure your own video before you count on them. The code of
        the trailer is <Link to="https://github.com/remotion-dev/trailer-lambda">on GitHub</Link>.
      </>
    }
    heading="above"
  >
    <dl className={styles.figures}>
      {renderFigures.map(({figure, what, conditions}) => (
        <div className={styles.entry} key={figure}>
          <dt>
            <span className={styles.figure}>{figure}</span> <span className={styles.what}>{what}</span>
          </dt>
          <dd className={styles.conditions}>{conditions}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
