import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {SearchButton} from '@site/src/components/search/SearchButton';
import {SearchProblem} from '@site/src/components/search/SearchProblem';
import {dialogState, useDialogState} from '@site/src/components/search/dialogState';
import {getSearchPagePath} from '@site/src/components/search/getSearchPagePath';
import {useSearchSettings} from '@site/src/components/search/useSearchSettings';
import {useSearchShortcuts} from '@site/src/components/search/useSearchShortcuts';
import {useLazyLoad} from '@site/src/components/ui/LazyLoad/useLazyLoad';
import {Notice} from '@site/src/components/ui/Notice/Notice';

async function loadDialog() {
  return (await import('@site/src/components/search/SearchDialog')).SearchDialog;
}

/**
 * The search in the navigation bar. Custom because the stock theme includes the dialog in the main bundle, preconnects
 * to a host that this site doesn't use, and changes the text for no results.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {isOpen, query, opener} = useDialogState();
  const [done, setDone] = useState('');

  // After the dialog is closed, because it traps the focus.
  useEffect(() => {
    const searchButton = button.current;
    // Another layout may have replaced or hidden the opener.
    const hasOpener = opener instanceof HTMLElement && opener !== document.body;
    const returnFocus = (): void => {
      if (hasOpener) {
        opener.focus();
      }
      if (!hasOpener || document.activeElement !== opener) {
        searchButton?.focus();
      }
    };
    return isOpen ? returnFocus : undefined;
  }, [isOpen, opener]);
  const forget = useCallback(() => setDone(''), []);
  // Errors are reported when the reader opens the dialog.
  const preload = (): void => void loadDialog().catch(() => undefined);
  const {
    loaded: SearchDialog,
    error,
    retry,
  } = useLazyLoad(isOpen, loadDialog, 'The search didn’t load. Check your connection, then try again.', () =>
    // Includes the typed text, which the page couldn't restore otherwise.
    window.location.assign(getSearchPagePath(query)),
  );
  useSearchShortcuts({isOpen, button});

  return (
    <>
      <Preconnect />
      <SearchButton
        ref={button}
        onClick={dialogState.open}
        onFocus={preload}
        onMouseOver={preload}
        onTouchStart={preload}
      />
      {isOpen && SearchDialog && <SearchDialog initialQuery={query} onClose={dialogState.close} onDone={setDone} />}
      {isOpen && !SearchDialog && error !== undefined && (
        <SearchProblem
          message={error}
          query={query}
          onQuery={dialogState.setQuery}
          onRetry={retry}
          onClose={dialogState.close}
        />
      )}
      <Notice text={done} onEnd={forget} />
    </>
  );
}

/** Preconnects the browser to the first search host before the first search, if there is one. */
function Preconnect(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {backend, appId, hosts} = useSearchSettings();
  if (backend === 'browser') {
    return null;
  }
  const fallback = backend === 'hosted' ? `https://${appId}-dsn.algolia.net` : siteConfig.url;
  return (
    <Head>
      <link rel="preconnect" href={hosts[0] ?? fallback} crossOrigin="anonymous" />
    </Head>
  );
}
