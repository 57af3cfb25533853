import type {ReactNode} from 'react';
import styles from './FeatureGrid.module.css';

interface Props {
  readonly features: readonly {readonly title: string; readonly text: ReactNode}[];
}

/** What a thing can do: a heading and a few sentences each, side by side where there is room. */
export const FeatureGrid = ({features}: Props): ReactNode => (
  <div className={styles.grid}>
    {features.map(({title, text}) => (
      <div className={styles.feature} key={title}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
    ))}
  </div>
);
