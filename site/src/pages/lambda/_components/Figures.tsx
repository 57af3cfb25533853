import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/ui/Section/Section';
import {externalUrls} from '../../../../../packages/content-model/externalUrls.ts';
import {renderFigures} from '@site/src/data/renderFigures';
import styles from './Figures.module.css';

/** Published benchmarks and the conditions of the measurement. */
export function Figures(): ReactNode {
  return (
    <Section
      title="Benchmarks"
      lead={
        <>
          Published by the Remotion team in 2022. <Link to={externalUrls.lambdaTrailer}>Watch the trailer</Link> (1:20)
          and <Link to="https://github.com/remotion-dev/trailer-lambda">reproduce the result</Link> from its source
          code.
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
}
