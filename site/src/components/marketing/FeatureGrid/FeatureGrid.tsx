import type {ReactNode} from 'react';
import styles from './FeatureGrid.module.css';

type Props = {
  readonly features: readonly {readonly title: string; readonly text: ReactNode}[];
};

/** The features of a product: a heading and a few sentences each, side by side if there's enough room. */
export function FeatureGrid({features}: Props): ReactNode {
  return (
    <div className={styles.grid}>
      {features.map(({title, text}) => (
        <div className={styles.feature} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </div>
  );
}
