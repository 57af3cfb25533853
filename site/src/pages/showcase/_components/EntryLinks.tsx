import type {ReactNode} from 'react';
import {LinkRow} from '@site/src/components/ui/LinkRow/LinkRow';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {linkKinds} from '@site/src/data/showcase/linkKinds';

/** Where an entry can be seen, read or tried elsewhere. */
export const EntryLinks = ({item: {title, links = {}}}: {readonly item: ShowcaseItem}): ReactNode => (
  <LinkRow
    links={(Object.keys(linkKinds) as (keyof typeof linkKinds)[]).flatMap((kind) => {
      const href = links[kind];
      const label = linkKinds[kind];
      return href === undefined ? [] : [{label, href, about: `${label}: ${title}`}];
    })}
  />
);
