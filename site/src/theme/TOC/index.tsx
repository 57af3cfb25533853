import type {Props} from '@theme/TOC';
import OriginalTOC from '@theme-original/TOC';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A landmark with a name. Wrapped because the stock table stands in none, on posts not even in the main content. */
export default function TOC(props: Props): ReactNode {
  return (
    <nav className={styles.place} aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  );
}
