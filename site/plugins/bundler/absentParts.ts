import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const folder = '@docusaurus/theme-classic/lib/theme';

/** The parts of the theme that this site doesn't show, because of its configuration. */
export const absentParts = [
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'Footer/Links/Simple',
  'Footer/Logo',
  'NavbarItem/DocNavbarItem',
  'NavbarItem/DocsVersionNavbarItem',
  'NavbarItem/HtmlNavbarItem',
  'Tag',
  'TagsListInline',
];

/** Leaves these parts out of the scripts. If a page shows one of them, the build fails. */
export function withoutAbsentParts(): Plugin {
  return {
    name: 'absent-parts',
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries(
          absentParts.map((part) => [
            require.resolve(`${folder}/${part}`),
            join(__dirname, '../../client/boot/AbsentPart.ts'),
          ]),
        ),
      },
    }),
  };
}
