import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme/Loading';
import styles from './styles.module.css';

/**
 * Shown while the code of a page is loading, and reports an error if it can't be loaded. The stock screen only retries
 * one of the nested parts of a route per click; reloading the page loads all of them.
 */
export default function Loading({error, pastDelay}: ComponentProps<typeof Original>): ReactNode {
  if (error) {
    return (
      <main className={styles.failure} role="alert">
        <h1>This page could not be loaded</h1>
        <p>Check your connection, then try again.</p>
        <p className={styles.reason}>{error.message}</p>
        <button type="button" className="button button--primary" onClick={() => window.location.reload()}>
          Retry
        </button>
      </main>
    );
  }
  return pastDelay ? <p className={styles.pending}>Loading…</p> : null;
}
