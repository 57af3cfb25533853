import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {Card} from './Card.tsx';
import {Cards} from './Cards.tsx';

type Props = {
  /** The descriptions of the pages by path, which `plugins/mdx/componentImports` passes. */
  readonly descriptions: Readonly<Record<string, string | undefined>>;
};

/** Cards for the pages of the sidebar category that this page is the index of. Fails the build on any other page. */
export function PageCards({descriptions}: Props): ReactNode {
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
}
