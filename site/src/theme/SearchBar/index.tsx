import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazy, type ReactNode, Suspense, useCallback, useRef, useState} from 'react';
import {Notice} from '@site/src/components/ui/Notice/Notice';
import {SearchButton} from '@site/src/components/search/SearchButton';
import {useSearchSettings} from '@site/src/components/search/useSearchSettings';
import {useSearchShortcuts} from '@site/src/components/search/useSearchShortcuts';

const loadDialog = () => import('@site/src/components/search/SearchDialog');
const SearchDialog = lazy(() => loadDialog().then((module) => ({default: module.SearchDialog})));

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
    button.current?.focus();
  }, []);
  const forget = useCallback(() => setDone(''), []);
  const type = useCallback((key: string) => {
    setInitialQuery((typed) => typed + key);
    setIsOpen(true);
  }, []);
  const preload = (): void => void loadDialog();
  useSearchShortcuts({isOpen, button, onOpen: open, onClose: close, onType: type});

  return (
    <>
      <Preconnect />
      <SearchButton ref={button} onClick={open} onFocus={preload} onMouseOver={preload} onTouchStart={preload} />
      {isOpen && (
        <Suspense>
          <SearchDialog initialQuery={initialQuery} onClose={close} onDone={setDone} />
        </Suspense>
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
