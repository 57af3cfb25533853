import {describe, expect, it} from 'vitest';
import {existingPages, type Sidebar} from './existingPages';
import {guides} from './guides';
import {reference} from './reference';

const plan: Sidebar = [
  'start',
  {type: 'category', label: 'Player', link: {type: 'doc', id: 'player/player'}, items: ['player/api', 'player/events']},
  {type: 'category', label: 'Lambda', items: [{type: 'link', label: 'API Reference', href: '/docs/lambda/api'}]},
  {type: 'html', value: '<hr/>'},
];

describe('existingPages', () => {
  it('keeps the order and leaves out what is not written', () => {
    expect(existingPages(plan, new Set(['start', 'player/events']))).toEqual([
      'start',
      {type: 'category', label: 'Player', items: ['player/events']},
      {type: 'html', value: '<hr/>'},
    ]);
  });

  it('shows a category with its own page only', () => {
    expect(existingPages(plan, new Set(['player/player']))[0]).toEqual({
      type: 'category',
      label: 'Player',
      link: {type: 'doc', id: 'player/player'},
      items: [],
    });
  });

  it('shows no category that would hold nothing but a link', () => {
    expect(existingPages(plan, new Set(['lambda/api']))).toEqual([{type: 'html', value: '<hr/>'}]);
  });

  it('has each page of the plan once', () => {
    const ids = [...guides, ...reference].flatMap(function idsOf(item): string[] {
      if (typeof item === 'string') return [item];
      return item.type === 'category' ? [...(item.link ? [item.link.id] : []), ...item.items.flatMap(idsOf)] : [];
    });
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toHaveLength(242);
  });
});
