import {expect, test} from 'vitest';
import {guides} from '../../config/sidebars/guides.ts';
import {toolLinks} from './toolLinks.ts';
import {tools} from './tools.ts';

test('the sidebar of the guides ends with the tools that the search offers', () => {
  const items = tools.map(({label, to}) => ({type: 'link', label, href: to}));
  expect(guides.at(-1)).toEqual({type: 'category', label: 'Tools', items});
});

test('the mobile menu has the same ones', () => {
  expect(toolLinks).toEqual(tools.map(({to, label}) => ({to, label})));
});
