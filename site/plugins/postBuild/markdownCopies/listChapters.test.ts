import {expect, test} from 'vitest';
import type {Sidebar} from '../../../config/sidebars/Sidebar.ts';
import {listChapters} from './listChapters.ts';

const paths = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, `/docs/${id}`]));

test('a sidebar becomes a chapter for each category, and one for the pages without a category', () => {
  const sidebar: Sidebar = [
    'a',
    {
      type: 'category',
      label: 'Player',
      link: {type: 'doc', id: 'b'},
      items: [
        {type: 'ref', label: 'A', id: 'a'},
        {type: 'category', label: 'More', items: ['c', 'b']},
      ],
    },
    {type: 'html', value: '<hr>'},
    {type: 'link', label: 'Blog', href: '/blog'},
    {type: 'category', label: 'Lambda', items: ['d', 'unknown']},
    'e',
  ];
  expect(listChapters('Guides', sidebar, paths)).toEqual([
    {title: 'Guides', paths: ['/docs/a', '/docs/e']},
    {title: 'Guides: Player', paths: ['/docs/b', '/docs/a', '/docs/c']},
    {title: 'Guides: Lambda', paths: ['/docs/d']},
  ]);
});
