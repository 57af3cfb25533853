import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme/Loading';
import styles from './styles.module.css';

/**
 * Stands in for a page while its code is on the way, and says so when it can't be had.
 * The stock screen retries only one of the nested parts of a route for each click; a reload gets them all.
 */
export default function Loading({error, pastDelay}: ComponentProps<typeof Original>): ReactNode {
  if (error) {
    return (
      <main className={styles.failure} role="alert">
        <h1>This page could not be loaded</h1>
        <p>{error.message}</p>
        <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
          Retry
        </button>
      </main>
    );
  }
  return pastDelay ? <p className={styles.pending}>Loading…</p> : null;
}
