import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {Card} from './Card';
import {Cards} from './Cards';

interface Props {
  /** What each of the pages says of itself, by its path. `plugins/pageParts` hands them over. */
  readonly descriptions: Readonly<Record<string, string | undefined>>;
}

/** Cards for the pages of the sidebar category that this page heads; on any other page, an error at build time. */
export const PageCards = ({descriptions}: Props): ReactNode => {
  const {items} = useCurrentSidebarCategory();
  return (
    <Cards>
      {items.map((item) =>
        item.type === 'html' || item.href === undefined ? null : (
          <Card key={item.label} title={item.label} to={item.href}>
            {descriptions[item.href] ?? item.description}
          </Card>
        ),
      )}
    </Cards>
  );
};
