import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {createPortal} from 'react-dom';
import {MAX_QUERY_LENGTH} from '../../../../search/contract';

interface Props {
  readonly message: string;
  /** What the reader has typed in the meantime. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Stands in for the search dialog when it could not be loaded, with what was typed for it: to be tried again, or taken
 * to the search page, which comes whole from the server.
 */
export const SearchFault = ({message, query, onQuery, onRetry, onClose}: Props): ReactNode => {
  const field = useRef<HTMLInputElement>(null);
  // At once: a key that is pressed from now on is not kept elsewhere.
  useLayoutEffect(() => field.current?.focus(), []);
  return createPortal(
    <form className="page-load-banner search-fault" action="/search">
      <p role="alert">{message}</p>
      <input
        ref={field}
        type="search"
        name="q"
        aria-label="Search"
        maxLength={MAX_QUERY_LENGTH}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <button type="submit" className="button button--secondary button--sm">
        Open the search page
      </button>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        Retry
      </button>
      <button type="button" className="button button--secondary button--sm" onClick={onClose}>
        Close
      </button>
    </form>,
    document.body,
  );
};
