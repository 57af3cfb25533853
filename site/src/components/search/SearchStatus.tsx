import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SearchPageState} from './SearchPageState.ts';
import styles from './SearchStatus.module.css';
import {useMissingResultsUrl} from './useMissingResultsUrl.ts';

type Props = {
  readonly state: SearchPageState;
  readonly onRetry: () => void;
};

/** Shows the status of the search, and announces it to screen readers. */
export function SearchStatus({state, onRetry}: Props): ReactNode {
  return (
    <>
      <p className={styles.status} role="status">
        {formatStatus(state)}
      </p>
      {state.status === 'failed' && (
        <button type="button" className="button button--primary" onClick={onRetry}>
          Retry
        </button>
      )}
      {state.status === 'done' && state.found.count === 0 && <MissingResults query={state.query} />}
    </>
  );
}

function formatStatus(state: SearchPageState): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'loading':
      return 'Searching…';
    case 'failed':
      return `Unable to fetch results. ${state.reason ?? 'You might want to check your network connection.'}`;
    case 'done':
      return formatCount(state.found.count, state.found.hits.length, state.query);
  }
}

function formatCount(count: number, shown: number, query: string): string {
  if (count === 0) {
    return `No results for "${query}"`;
  }
  const total = count === 1 ? 'One result' : `${count} results`;
  return shown < count ? `${total}, ${shown} shown` : total;
}

function MissingResults({query}: {readonly query: string}): ReactNode {
  const url = useMissingResultsUrl();
  return (
    <>
      <p>
        If this is an error message, paste it or your whole log into the <Link to="/errors">error finder</Link>.
      </p>
      {url && (
        <p>
          Believe this query should return results?{' '}
          <a href={url(query)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      )}
    </>
  );
}
