import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon/Icon';
import {type Product, products} from '@site/src/data/products';
import styles from './ProductCards.module.css';

interface Props {
  /** The product that the page is about. */
  readonly current: Product['id'];
}

/** Remotion, Player and Lambda side by side; the one that the reader looks at is marked. */
export const ProductCards = ({current}: Props): ReactNode => (
  <ul className={styles.cards}>
    {products.map((product) => (
      <li className={clsx(styles.card, product.id === current && styles.current)} key={product.id}>
        <h3 className={styles.name}>
          {product.id === current ? (
            product.name
          ) : (
            <Link className={styles.link} to={product.to}>
              {product.name} <Icon name="arrow" />
            </Link>
          )}
        </h3>
        {product.id === current && <p className={styles.here}>You are here</p>}
        <p className={styles.purpose}>{product.purpose}</p>
        <ul className={styles.points}>
          {product.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
