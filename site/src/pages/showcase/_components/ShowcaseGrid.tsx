import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import examples from '@generated/site-showcase/default/examples.json';
import type {ReactNode} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import type {ShowcaseExample} from '@site/src/data/showcase/ShowcaseItem';
import {EntryCard} from './EntryCard.tsx';
import {EntryDialog} from './EntryDialog.tsx';
import styles from './ShowcaseGrid.module.css';
import {ShowcaseFilter} from './ShowcaseFilter.tsx';
import {matchesEntry} from './matchesEntry.ts';
import {useWanted} from './useWanted.ts';
import {createWantedQuery} from './wantedQuery.ts';

/** All examples with a filter, which is in the URL. The hash of the URL is the name of the open example. */
export function ShowcaseGrid(): ReactNode {
  const [wanted, change] = useWanted();
  const {hash} = useLocation();
  const history = useHistory();
  // The server doesn't know the hash, and the first render has to match its HTML.
  const open = useIsBrowser() ? examples.find((item) => getHashes(item).includes(hash)) : undefined;

  const shown = examples.filter((item) => matchesEntry(item, wanted));
  // Without the frame and the props of another video, which are in the query string.
  const show = (name: string): void => history.replace({search: createWantedQuery(wanted), hash: name});
  return (
    <>
      <NeedsScript>
        <ShowcaseFilter wanted={wanted} onChange={change} shown={shown.length} total={examples.length} />
      </NeedsScript>
      <ul className={styles.grid}>
        {shown.map((item) => (
          <EntryCard item={item} key={item.name} />
        ))}
      </ul>
      {open && (
        <EntryDialog
          key={open.name}
          item={open}
          neighbors={shown.includes(open) ? shown : examples}
          onShow={show}
          onClose={() => show('')}
        />
      )}
    </>
  );
}

/** Its hash, including the one in links from the player's "Copy a link" button. */
function getHashes({name, demo}: ShowcaseExample): readonly string[] {
  return [`#${name}`, `#demo-${demo.name}`];
}
