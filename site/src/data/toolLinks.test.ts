import {expect, test} from 'vitest';
import {guides} from '../../config/sidebars/guides.ts';
import {toolLinks} from './toolLinks.ts';

test('the sidebar of the guides ends with the tools that the rest of the site offers', () => {
  const items = toolLinks.map(({label, to}) => ({type: 'link', label, href: to}));
  expect(guides.at(-1)).toEqual({type: 'category', label: 'Tools', items});
});
