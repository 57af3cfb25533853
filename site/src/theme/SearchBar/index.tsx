import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {SearchButton} from '@site/src/components/search/SearchButton';
import {SearchFault} from '@site/src/components/search/SearchFault';
import {searchPagePath} from '@site/src/components/search/searchPagePath';
import {useSearchSettings} from '@site/src/components/search/useSearchSettings';
import {useSearchShortcuts} from '@site/src/components/search/useSearchShortcuts';
import {useLazyPart} from '@site/src/components/ui/LazyPart/useLazyPart';
import {Notice} from '@site/src/components/ui/Notice/Notice';

const loadDialog = async () => (await import('@site/src/components/search/SearchDialog')).SearchDialog;

/**
 * The search of the navigation bar. Own instead of the stock theme's, which has the dialog in the main bundle, hints at
 * a host that this site does not call and changes the text for no results.
 */
export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState('');
  const [done, setDone] = useState('');

  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => {
    setIsOpen(false);
    setInitialQuery('');
  }, []);
  // Once the dialog is gone, which keeps the focus.
  useEffect(() => {
    const opener = isOpen ? button.current : null;
    return () => opener?.focus();
  }, [isOpen]);
  const forget = useCallback(() => setDone(''), []);
  const type = useCallback((key: string) => {
    setInitialQuery((typed) => typed + key);
    setIsOpen(true);
  }, []);
  // What goes wrong here is told when the dialog is wanted.
  const preload = (): void => void loadDialog().catch(() => undefined);
  const {
    part: SearchDialog,
    error,
    retry,
  } = useLazyPart(isOpen, loadDialog, 'The search could not be loaded.', () =>
    // With what was typed, which the same page would not know.
    window.location.assign(searchPagePath(initialQuery)),
  );
  useSearchShortcuts({isOpen, button, onOpen: open, onClose: close, onType: type});

  return (
    <>
      <Preconnect />
      <SearchButton ref={button} onClick={open} onFocus={preload} onMouseOver={preload} onTouchStart={preload} />
      {isOpen && SearchDialog && <SearchDialog initialQuery={initialQuery} onClose={close} onDone={setDone} />}
      {isOpen && !SearchDialog && error !== undefined && (
        <SearchFault message={error} query={initialQuery} onQuery={setInitialQuery} onRetry={retry} onClose={close} />
      )}
      <Notice text={done} onEnd={forget} />
    </>
  );
}

/** Lets the browser connect to the first search host before the first search, if one is asked. */
const Preconnect = (): ReactNode => {
  const {siteConfig} = useDocusaurusContext();
  const {backend, appId, hosts} = useSearchSettings();
  if (backend === 'browser') return null;
  const fallback = backend === 'hosted' ? `https://${appId}-dsn.algolia.net` : siteConfig.url;
  return (
    <Head>
      <link rel="preconnect" href={hosts[0] ?? fallback} crossOrigin="anonymous" />
    </Head>
  );
};
