import Link from '@docusaurus/Link';
import {type ReactNode, useEffect, useState} from 'react';
import {externalUrls} from '../../../../../packages/content-model/externalUrls.ts';
import {replaceQuery} from '../typeIntoSearch.ts';
import {LanguageHelp} from './LanguageHelp.tsx';
import {PopularPages} from './PopularPages.tsx';
import {suggestQueries} from './suggestQueries.ts';

type Props = {
  readonly query: string;
  readonly onClose: () => void;
};

/** Suggests queries that are spelled similarly, and where else to look. */
export function NoResultsHelp({query, onClose}: Props): ReactNode {
  const suggestions = useSuggestions(query);
  return (
    <>
      {suggestions.length > 0 && (
        <section role="status">
          <h2 className="search-help__title">Did you mean</h2>
          <ul className="search-help__links" aria-label="Suggested queries">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => replaceQuery(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="search-help__text">
        If you have an error message, paste it into the{' '}
        <Link to="/errors" onClick={onClose}>
          error finder
        </Link>
        . For other questions, <Link to={externalUrls.discord}>ask on Discord</Link>.
      </p>
      <LanguageHelp />
      <PopularPages onClose={onClose} />
    </>
  );
}

function useSuggestions(query: string): readonly string[] {
  const [found, setFound] = useState<{readonly query: string; readonly suggestions: readonly string[]}>();
  useEffect(() => {
    let isCurrent = true;
    void suggestQueries(query).then((suggestions) => isCurrent && setFound({query, suggestions}));
    return () => {
      isCurrent = false;
    };
  }, [query]);
  return found?.query === query ? found.suggestions : [];
}
