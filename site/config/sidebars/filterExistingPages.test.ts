import {describe, expect, test} from 'vitest';
import {filterExistingPages, type Sidebar} from './filterExistingPages.ts';
import {guides} from './guides.ts';
import {reference} from './reference.ts';

const plan: Sidebar = [
  'start',
  {type: 'category', label: 'Player', link: {type: 'doc', id: 'player/player'}, items: ['player/api', 'player/events']},
  {type: 'category', label: 'Lambda', items: [{type: 'ref', label: 'API Reference', id: 'lambda/api'}]},
  {type: 'html', value: '<hr/>'},
];

describe('filterExistingPages', () => {
  test('keeps the order and leaves out what is not written', () => {
    expect(filterExistingPages(plan, new Set(['start', 'player/events']))).toEqual([
      'start',
      {type: 'category', label: 'Player', items: ['player/events']},
      {type: 'html', value: '<hr/>'},
    ]);
  });

  test('shows a category with its own page only', () => {
    expect(filterExistingPages(plan, new Set(['player/player']))[0]).toEqual({
      type: 'category',
      label: 'Player',
      link: {type: 'doc', id: 'player/player'},
      items: [],
    });
  });

  test('shows no category that only refers to another sidebar', () => {
    expect(filterExistingPages(plan, new Set(['lambda/api']))).toEqual([{type: 'html', value: '<hr/>'}]);
  });

  test('keeps links to pages outside the documentation', () => {
    const link = {type: 'link', label: 'All error messages', href: '/errors'} as const;
    const category = {type: 'category', label: 'Tools', items: [link]} as const;
    expect(filterExistingPages([link, {...category, items: [link]}], new Set())).toEqual([link, category]);
  });

  test('has each page of the plan once', () => {
    const ids = [...guides, ...reference].flatMap(function getIds(item): string[] {
      if (typeof item === 'string') {
        return [item];
      }
      return item.type === 'category' ? [...(item.link ? [item.link.id] : []), ...item.items.flatMap(getIds)] : [];
    });
    expect(ids).toHaveLength(new Set(ids).size);
    // The pages of the specification and `ai`.
    expect(ids).toHaveLength(243);
  });
});
