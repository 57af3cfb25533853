import {expect, test} from 'vitest';
import {guides} from '../../config/sidebars/guides.ts';
import {menuTools} from './menuTools.ts';
import {tools} from './tools.ts';

test('the sidebar of the guides ends with the tools that the search offers', () => {
  const items = tools.map(({label, to}) => ({type: 'link', label, href: to}));
  expect(guides.at(-1)).toEqual({type: 'category', label: 'Tools', items});
});

test('the mobile menu names its tools like the search', () => {
  expect(menuTools.filter(({to, label}) => !tools.some((tool) => tool.to === to && tool.label === label))).toEqual([]);
});
