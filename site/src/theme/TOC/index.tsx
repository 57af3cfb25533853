import type {Props} from '@theme/TOC';
import OriginalTOC from '@theme-original/TOC';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A named landmark. Wrapped because the stock table of contents isn't inside a landmark, and on posts not even in the
 * main content.
 */
export default function TOC(props: Props): ReactNode {
  return (
    <nav className={styles.root} aria-label="On this page">
      <OriginalTOC {...props} />
    </nav>
  );
}
