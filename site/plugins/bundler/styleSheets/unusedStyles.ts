import {unusedComponents} from '../unusedComponents.ts';

/** Components of the theme that pages show without its styles, or that only other unused components show. */
const onlyStyles = ['DocSidebarItem/Html', 'Icon/Socials'];

/** Whether a style sheet belongs to a component of the theme that no page shows. */
export function isOfUnusedComponent(file: string): boolean {
  return [...unusedComponents, ...onlyStyles].some((component) =>
    file.includes(`/theme-classic/lib/theme/${component}/`),
  );
}

/** Classes of Infima that no page uses. Their names are ordinary words, or in code of the theme that never runs here. */
export const unusedClasses = [
  'avatar__photo',
  'badge',
  'badge--secondary',
  'button--outline',
  'card',
  'col--6',
  'col--offset-3',
  'disabled',
  'footer--dark',
  'footer__link-separator',
  'footer__logo',
  'hero',
  'hero__title',
  'margin-left--sm',
  'margin-right--md',
  'margin-vert--xl',
  'navbar--dark',
  'navbar--primary',
  'navbar__title',
  'padding--lg',
  'padding--none',
  'pagination',
  'shadow--lw',
  'tabs--block',
  'text--truncate',
];

/** Classes of Infima that pages use, but whose variables `article.css` defines instead. */
export const restyledClasses = ['alert--secondary', 'alert--success', 'alert--warning', 'alert--danger'];

/** Classes in style modules of the theme that belong to options of the sidebar and the header, or that no page uses. */
export const unusedModuleClasses = [
  'anchorTargetHideOnScrollNavbar',
  'containsTaskList',
  'darkNavbarColorModeToggle',
  'docItemWrapperEnhanced',
  'docSidebarContainerHidden',
  'errorBoundaryFallback',
  'navbarHidden',
  'navbarHideable',
  'sidebarHidden',
  'sidebarLogo',
  'sidebarWithHideableNavbar',
];
