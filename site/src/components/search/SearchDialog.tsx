import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DocSearchModal} from '@docsearch/react';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {SearchHit} from '../../../../packages/search/contract.ts';
import {createActionHit, getActionId} from './actions/createActionHit.ts';
import {matchesAction} from './actions/matchesAction.ts';
import {useSiteActions} from './actions/useSiteActions.ts';
import {ActionHit} from './actions/ActionHit.tsx';
import {createDialogClient} from './createDialogClient.ts';
import './dialog.css';
import './dialogHits.css';
import {dialogState} from './dialogState.ts';
import {DialogHit, type Hit} from './DialogHit.tsx';
import {SearchHelp} from './help/SearchHelp.tsx';
import {HitPreview} from './preview/HitPreview.tsx';
import {rememberHit} from './rememberHit.ts';
import {getSearchPagePath} from './getSearchPagePath.ts';
import {getSnippetAttributes} from './getSnippetAttributes.ts';
import {toSitePath} from './toSitePath.ts';
import {useDialogRoles} from './useDialogRoles.ts';
import {useHomeAndEndKeys} from './useHomeAndEndKeys.ts';
import {useFocusLock} from './useFocusLock.ts';
import {usePastedMessages} from './usePastedMessages.ts';
import {useTranslatedQuery} from './translatedQuery.ts';
import {useMissingResultsUrl} from './useMissingResultsUrl.ts';
import {useSearchSettings} from './useSearchSettings.ts';

type Props = {
  readonly initialQuery: string;
  readonly onClose: () => void;
  /** Called with a message after an action. */
  readonly onDone: (what: string) => void;
};

/** DocSearch's dialog with our client, texts, roles and links. Loaded on demand. */
export function SearchDialog({initialQuery, onClose, onDone}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const settings = useSearchSettings();
  const host = useRef<HTMLDivElement>(null);
  const missingResultsUrl = useMissingResultsUrl();
  useDialogRoles(host);
  useHomeAndEndKeys(host);
  useFocusLock(host);
  usePastedMessages(host);
  // The header of a page with another layout shows the dialog again.
  useLayoutEffect(() => {
    const dialog = host.current;
    return () => dialogState.setQuery(dialog?.querySelector('input')?.value ?? '');
  }, []);
  const actions = useSiteActions();

  // DocSearch starts over if one of these changes, so they're only created once.
  const [modal] = useState((): Partial<ModalProps> => {
    const findActionHits = (query: string): SearchHit[] =>
      actions.filter((action) => matchesAction(query, action)).map(createActionHit);
    const client = createDialogClient(settings, findActionHits);
    /** Runs the hit if it's an action, and returns whether it was one. */
    const runAction = (hit: Hit): boolean => {
      const id = getActionId(hit);
      const action = actions.find((candidate) => candidate.id === id);
      if (action) {
        void Promise.resolve(action.run()).then((done) => done !== undefined && onDone(done));
      }
      return action !== undefined;
    };
    const remember = (hit: Hit): void => rememberHit(hit, settings.indexName);
    return {
      transformSearchClient: () => client,
      transformItems: (items) => items.map((item) => ({...item, url: toSitePath(item.url, siteConfig.url)})),
      searchParameters: {attributesToSnippet: getSnippetAttributes()},
      navigator: {
        navigate: ({item, itemUrl}) => {
          if (runAction(item)) {
            return;
          }
          remember(item);
          if (itemUrl.startsWith('/')) {
            history.push(itemUrl);
          } else {
            window.location.assign(itemUrl);
          }
        },
      },
      hitComponent: ({hit, children}) =>
        getActionId(hit) === undefined ? (
          <DialogHit hit={hit} onSelect={remember}>
            {children}
          </DialogHit>
        ) : (
          <ActionHit title={hit.content ?? ''} onSelect={() => runAction(hit)}>
            {children}
          </ActionHit>
        ),
      ...(missingResultsUrl && {getMissingResultsUrl: ({query}) => missingResultsUrl(query)}),
    };
  });
  const resultsFooterComponent = useMemo<ModalProps['resultsFooterComponent']>(
    () =>
      ({state}) => (
        <>
          <TranslatedQuery />
          <Link to={getSearchPagePath(state.query)} onClick={onClose}>
            {`See all ${String(state.context.nbHits)} results`}
          </Link>
          <span className="DocSearch-VisuallyHiddenForAccessibility" role="status">
            {`${String(state.context.nbHits)} results for ${state.query}. Use the arrow keys to choose one and Enter to open it.`}
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
        maxResultsPerGroup={maxHitsPerGroup}
        initialScrollY={window.scrollY}
        initialQuery={initialQuery}
        onClose={onClose}
        resultsFooterComponent={resultsFooterComponent}
      />
      <HitPreview dialog={host} />
      <SearchHelp dialog={host} onClose={onClose} />
    </div>,
    document.body,
  );
}

/** Shows what was searched for if the reader typed another language. */
function TranslatedQuery(): ReactNode {
  const translated = useTranslatedQuery();
  return translated === undefined ? null : <p className="search-translated">Searched for: {translated}</p>;
}

type ModalProps = ComponentProps<typeof DocSearchModal>;

/** The specification allows five. With two, the third row is the best hit of another section if there is one. */
const maxHitsPerGroup = 2;
