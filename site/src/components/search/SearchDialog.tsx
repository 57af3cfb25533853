import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DocSearchModal} from '@docsearch/react';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {createDialogClient} from './createDialogClient';
import './dialog.css';
import './dialogHits.css';
import {DialogHit, type Hit} from './DialogHit';
import {rememberHit} from './rememberHit';
import {searchPagePath} from './searchPagePath';
import {snippetAttributes} from './snippetAttributes';
import {toSitePath} from './toSitePath';
import {useDialogRoles} from './useDialogRoles';
import {useHitKeys} from './useHitKeys';
import {useMissingResultsUrl} from './useMissingResultsUrl';
import {useSearchSettings} from './useSearchSettings';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** DocSearch's dialog with our client, texts, roles and links. Loaded when it is first needed. */
export const SearchDialog = ({initialQuery, onClose}: Props): ReactNode => {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const settings = useSearchSettings();
  const host = useRef<HTMLDivElement>(null);
  const missingResultsUrl = useMissingResultsUrl();
  useDialogRoles(host);
  useHitKeys(host);

  // DocSearch starts anew when one of these changes, so they are made once.
  const [modal] = useState((): Partial<ModalProps> => {
    const client = createDialogClient(settings);
    return {
      transformSearchClient: () => client,
      transformItems: (items) => items.map((item) => ({...item, url: toSitePath(item.url, siteConfig.url)})),
      searchParameters: {attributesToSnippet: snippetAttributes()},
      navigator: {
        navigate: ({item, itemUrl}) => {
          rememberHit(item, settings.indexName);
          if (itemUrl.startsWith('/')) history.push(itemUrl);
          else window.location.assign(itemUrl);
        },
      },
      hitComponent: ({hit, children}) => (
        <DialogHit hit={hit} onSelect={(selected: Hit) => rememberHit(selected, settings.indexName)}>
          {children}
        </DialogHit>
      ),
      ...(missingResultsUrl && {getMissingResultsUrl: ({query}) => missingResultsUrl(query)}),
    };
  });
  const resultsFooterComponent = useMemo<ModalProps['resultsFooterComponent']>(
    () =>
      ({state}) => (
        <>
          <Link to={searchPagePath(state.query)} onClick={onClose}>
            {`See all ${String(state.context.nbHits)} results`}
          </Link>
          <span className="DocSearch-VisuallyHiddenForAccessibility" role="status">
            {`${String(state.context.nbHits)} results for ${state.query}. Arrow keys choose one, Enter opens it.`}
          </span>
        </>
      ),
    [onClose],
  );

  return createPortal(
    <div ref={host} className={clsx('search-dialog', `search-dialog--${settings.backend}`)}>
      <DocSearchModal
        {...modal}
        appId={settings.appId}
        apiKey={settings.apiKey}
        indexName={settings.indexName}
        placeholder="Search the documentation"
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        onClose={onClose}
        resultsFooterComponent={resultsFooterComponent}
      />
    </div>,
    document.body,
  );
};

type ModalProps = ComponentProps<typeof DocSearchModal>;
