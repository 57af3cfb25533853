import {expect, test} from 'vitest';
import {guides} from './guides.ts';
import {reference} from './reference.ts';
import type {SidebarItem} from './Sidebar.ts';

test('each page is in the sidebars once', () => {
  const ids = [...guides, ...reference].flatMap(getIds);
  expect(ids).toHaveLength(new Set(ids).size);
  // The pages of the specification and `ai`.
  expect(ids).toHaveLength(243);
});

function getIds(item: SidebarItem): string[] {
  if (typeof item === 'string') {
    return [item];
  }
  return item.type === 'category' ? [...(item.link ? [item.link.id] : []), ...item.items.flatMap(getIds)] : [];
}
