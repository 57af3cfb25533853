import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {type ReactNode} from 'react';
import {pasteDistinctivePart} from '@site/src/components/search/pasteDistinctivePart';
import {SearchResult} from '@site/src/components/search/SearchResult';
import {SearchStatus} from '@site/src/components/search/SearchStatus';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {toSitePath} from '@site/src/components/search/toSitePath';
import {useSearchResults} from '@site/src/components/search/useSearchResults';
import {maxQueryLength} from '../../../../packages/search/contract.ts';
import styles from './styles.module.css';

/**
 * All results of a query. Custom because the stock page loads forever if no host responds, shows 15 hits per page, and
 * inserts the host's response into the page as HTML.
 */
export default function SearchPage(): ReactNode {
  const [typed, setTyped] = useSearchQueryString();
  const query = typed.slice(0, maxQueryLength);
  const title = query === '' ? 'Search the documentation' : `Search results for “${query}”`;
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className={styles.page}>
          <h1 className={styles.title}>{title}</h1>
          <NeedsScript>
            <form role="search" onSubmit={(event) => event.preventDefault()}>
              <input
                className={styles.input}
                type="search"
                name="q"
                aria-label="Search"
                placeholder="A name, an option, an error message or a task"
                autoComplete="off"
                autoCorrect="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={maxQueryLength}
                value={query}
                onChange={(event) => setTyped(event.target.value)}
                onPaste={(event) => pasteDistinctivePart(event.nativeEvent)}
              />
            </form>
          </NeedsScript>
          <noscript>
            <p>
              The search needs JavaScript. Without it, browse the <a href="/docs/">guides</a> or the{' '}
              <a href="/docs/api">API reference</a>.
            </p>
          </noscript>
          <Results query={query.trim()} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

function Results({query}: {readonly query: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {state, more, retry} = useSearchResults(query);
  const found = state.status === 'idle' ? null : state.found;
  const hasMore = found !== null && found.page + 1 < found.pages;
  return (
    <>
      <SearchStatus state={state} onRetry={retry} />
      {found && found.hits.length > 0 && (
        <ol className={styles.results}>
          {found.hits.map((hit) => (
            <SearchResult key={hit.objectID} hit={hit} to={toSitePath(hit.url ?? '/', siteConfig.url)} />
          ))}
        </ol>
      )}
      {hasMore && state.status !== 'failed' && (
        <button
          type="button"
          className={clsx('button button--secondary', styles.more)}
          // Keeps the focus while more results load.
          aria-disabled={state.status === 'loading' || undefined}
          onClick={() => state.status !== 'loading' && more()}
        >
          Show more results
        </button>
      )}
    </>
  );
}
