import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const folder = '@docusaurus/theme-classic/lib/theme';

/** The components of the theme that this site doesn't show, because of its configuration. */
export const unusedComponents = [
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

/** The components that are on every page but empty, because the documentation only has one version. */
const emptyComponents = ['DocVersionBadge', 'DocVersionBanner'];

/** Leaves these components out of the scripts. If a page shows one of the unused components, the build fails. */
export function withoutUnusedComponents(): Plugin {
  const replace = (components: readonly string[], file: string): readonly (readonly [string, string])[] =>
    components.map((component) => [
      require.resolve(`${folder}/${component}`),
      join(__dirname, '../../client/boot', file),
    ]);
  return {
    name: 'unused-components',
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries([
          ...replace(unusedComponents, 'UnusedComponent.ts'),
          ...replace(emptyComponents, 'EmptyComponent.ts'),
        ]),
      },
    }),
  };
}
