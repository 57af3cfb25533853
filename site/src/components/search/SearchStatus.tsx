import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SearchPageState} from './searchPageState';
import styles from './SearchStatus.module.css';
import {useMissingResultsUrl} from './useMissingResultsUrl';

interface Props {
  readonly state: SearchPageState;
  readonly onRetry: () => void;
}

/** Says how the search goes, to readers and to screen readers. */
export const SearchStatus = ({state, onRetry}: Props): ReactNode => (
  <>
    <p className={styles.status} role="status">
      {textOf(state)}
    </p>
    {state.status === 'failed' && (
      <button type="button" className="button button--primary" onClick={onRetry}>
        Retry
      </button>
    )}
    {state.status === 'done' && state.found.count === 0 && <MissingResults query={state.query} />}
  </>
);

const textOf = (state: SearchPageState): string => {
  switch (state.status) {
    case 'idle':
      return '';
    case 'loading':
      return 'Searching…';
    case 'failed':
      return `Unable to fetch results. ${state.reason ?? 'You might want to check your network connection.'}`;
    case 'done':
      return countOf(state.found.count, state.found.hits.length, state.query);
  }
};

const countOf = (count: number, shown: number, query: string): string => {
  if (count === 0) return `No results for "${query}"`;
  const total = count === 1 ? 'One result' : `${count} results`;
  return shown < count ? `${total}, ${shown} shown` : total;
};

const MissingResults = ({query}: {readonly query: string}): ReactNode => {
  const url = useMissingResultsUrl();
  return (
    <>
      <p>
        Is it an error message? Paste all of it into <Link to="/errors">Error messages</Link>, also a whole log.
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
};
