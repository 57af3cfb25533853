import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const folder = '@docusaurus/theme-classic/lib/theme';

/** The parts of the theme that this site doesn't show, because of its configuration. */
export const unusedParts = [
  'ContentVisibility/Draft',
  'ContentVisibility/Unlisted',
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

/** The parts that are on every page but empty, because the documentation only has one version. */
const emptyParts = ['DocVersionBadge', 'DocVersionBanner'];

/** Leaves these parts out of the scripts. If a page shows one of the unused parts, the build fails. */
export function withoutUnusedParts(): Plugin {
  const replace = (parts: readonly string[], file: string): readonly (readonly [string, string])[] =>
    parts.map((part) => [require.resolve(`${folder}/${part}`), join(__dirname, '../../client/boot', file)]);
  return {
    name: 'unused-parts',
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries([...replace(unusedParts, 'UnusedPart.ts'), ...replace(emptyParts, 'EmptyPart.ts')]),
      },
    }),
  };
}
