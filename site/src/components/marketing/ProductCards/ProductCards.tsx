import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon/Icon';
import {type Product, products} from '@site/src/data/products';
import styles from './ProductCards.module.css';

type Props = {
  /** The product of the current page, which doesn't need a card. */
  readonly current: Product['id'];
};

/** The products that work together with the current page's product. */
export function ProductCards({current}: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {products
        .filter(({id}) => id !== current)
        .map(({id, name, to, purpose, points}) => (
          <li className={styles.card} key={id}>
            <h3 className={styles.name}>
              <Link className={styles.link} to={to}>
                {name} <Icon name="arrow" />
              </Link>
            </h3>
            <p className={styles.purpose}>{purpose}</p>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}
