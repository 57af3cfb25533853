import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import items from '@generated/site-showcase/default/items.json';
import {type ReactNode, useState} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {EntryCard} from './EntryCard';
import {EntryDialog} from './EntryDialog';
import styles from './ShowcaseGrid.module.css';
import {ShowcaseFilter} from './ShowcaseFilter';
import {fits, nothing} from './fits';

/** All entries with a filter. The address names the one that is open behind its hash. */
export const ShowcaseGrid = (): ReactNode => {
  const [wanted, setWanted] = useState(nothing);
  const {hash} = useLocation();
  const history = useHistory();
  // The server knows no hash, and the first render has to agree with it.
  const open = useIsBrowser() ? items.find((item) => addressesOf(item).includes(hash)) : undefined;

  const shown = items.filter((item) => fits(item, wanted));
  // Without the query, in which a video keeps its frame and its values.
  const show = (name: string): void => history.replace({search: '', hash: name});
  return (
    <>
      <NeedsScript>
        <ShowcaseFilter wanted={wanted} onChange={setWanted} shown={shown.length} total={items.length} />
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
          neighbours={shown.includes(open) ? shown : items}
          onShow={show}
          onClose={() => show('')}
        />
      )}
    </>
  );
};

/** Its own, and the one that the player gives when a link to a frame is copied. */
const addressesOf = ({name, demo}: ShowcaseItem): readonly string[] => [
  `#${name}`,
  ...(demo ? [`#demo-${demo.name}`] : []),
];
