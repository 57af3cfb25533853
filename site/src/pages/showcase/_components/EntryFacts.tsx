import type {ReactNode} from 'react';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {techniques, topics} from '@site/src/data/showcase/facets';
import styles from './ShowcaseGrid.module.css';

/** The topic and the techniques of an entry in one line. */
export function EntryFacts({item}: {readonly item: ShowcaseItem}): ReactNode {
  return (
    <p className={styles.facts}>
      {topics[item.topic]}: {item.techniques.map((technique) => techniques[technique]).join(', ')}
    </p>
  );
}
