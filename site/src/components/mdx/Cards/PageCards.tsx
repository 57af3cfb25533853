import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import descriptions from '@generated/doc-descriptions/default/descriptions.json';
import type {ReactNode} from 'react';
import {Card} from './Card';
import {Cards} from './Cards';

/** Cards for the pages of the sidebar category that this page heads; on any other page, an error at build time. */
export const PageCards = (): ReactNode => {
  const {items} = useCurrentSidebarCategory();
  return (
    <Cards>{items.map((item) => (item.type === 'html' ? null : <PageCard key={item.label} item={item} />))}</Cards>
  );
};

const PageCard = ({item}: {readonly item: Exclude<PropSidebarItem, {type: 'html'}>}): ReactNode => {
  if (item.href === undefined) return null;
  return (
    <Card title={item.label} to={item.href}>
      {descriptions[item.href] ?? item.description}
    </Card>
  );
};
