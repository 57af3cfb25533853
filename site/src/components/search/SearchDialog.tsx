import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DocSearchModal} from '@docsearch/react';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {SearchHit} from '../../../../search/contract';
import {actionHit, actionOf} from './actions/actionHit';
import {namesAction} from './actions/namesAction';
import {useSiteActions} from './actions/useSiteActions';
import {ActionHit} from './actions/ActionHit';
import {createDialogClient} from './createDialogClient';
import './dialog.css';
import './dialogHits.css';
import {DialogHit, type Hit} from './DialogHit';
import {HitPreview} from './preview/HitPreview';
import {rememberHit} from './rememberHit';
import {searchPagePath} from './searchPagePath';
import {snippetAttributes} from './snippetAttributes';
import {toSitePath} from './toSitePath';
import {useDialogRoles} from './useDialogRoles';
import {useHitKeys} from './useHitKeys';
import {useKeptFocus} from './useKeptFocus';
import {useMissingResultsUrl} from './useMissingResultsUrl';
import {useSearchSettings} from './useSearchSettings';

interface Props {
  readonly initialQuery: string;
  readonly onClose: () => void;
  /** Called with what an action has done. */
  readonly onDone: (what: string) => void;
}

/** DocSearch's dialog with our client, texts, roles and links. Loaded when it is first needed. */
export const SearchDialog = ({initialQuery, onClose, onDone}: Props): ReactNode => {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const settings = useSearchSettings();
  const host = useRef<HTMLDivElement>(null);
  const missingResultsUrl = useMissingResultsUrl();
  useDialogRoles(host);
  useHitKeys(host);
  useKeptFocus(host);
  const actions = useSiteActions();

  // DocSearch starts anew when one of these changes, so they are made once.
  const [modal] = useState((): Partial<ModalProps> => {
    const actionHits = (query: string): SearchHit[] =>
      actions.filter((action) => namesAction(query, action)).map(actionHit);
    const client = createDialogClient(settings, actionHits);
    /** Says whether the hit was an action, which is done. */
    const act = (hit: Hit): boolean => {
      const id = actionOf(hit);
      const action = actions.find((candidate) => candidate.id === id);
      if (action) void Promise.resolve(action.run()).then((done) => done !== undefined && onDone(done));
      return action !== undefined;
    };
    const remember = (hit: Hit): void => rememberHit(hit, settings.indexName);
    return {
      transformSearchClient: () => client,
      transformItems: (items) => items.map((item) => ({...item, url: toSitePath(item.url, siteConfig.url)})),
      searchParameters: {attributesToSnippet: snippetAttributes()},
      navigator: {
        navigate: ({item, itemUrl}) => {
          if (act(item)) return;
          remember(item);
          if (itemUrl.startsWith('/')) history.push(itemUrl);
          else window.location.assign(itemUrl);
        },
      },
      hitComponent: ({hit, children}) =>
        actionOf(hit) === undefined ? (
          <DialogHit hit={hit} onSelect={remember}>
            {children}
          </DialogHit>
        ) : (
          <ActionHit title={hit.content ?? ''} onSelect={() => act(hit)}>
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
      <HitPreview dialog={host} />
    </div>,
    document.body,
  );
};

type ModalProps = ComponentProps<typeof DocSearchModal>;
