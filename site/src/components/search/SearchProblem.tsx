import {type ReactNode, useLayoutEffect, useRef} from 'react';
import {createPortal} from 'react-dom';
import {maxQueryLength} from '../../../../packages/search/contract.ts';

type Props = {
  readonly message: string;
  /** The text that the reader has typed in the meantime. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/**
 * Shown if the search dialog couldn't be loaded, with the typed text. Readers can retry, or open the search page, which
 * the server sends as a whole.
 */
export function SearchProblem({message, query, onQuery, onRetry, onClose}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  // Immediately, because keys aren't queued anywhere else from now on.
  useLayoutEffect(() => field.current?.focus(), []);
  return createPortal(
    <form className="page-load-banner search-problem" action="/search">
      <p role="alert">{message}</p>
      <input
        ref={field}
        type="search"
        name="q"
        aria-label="Search"
        maxLength={maxQueryLength}
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
}
