/** The folders of theme parts that this site doesn't show, because of its configuration. */
export const absentParts =
  /theme-classic\/lib\/theme\/(?:DocRoot\/Layout\/Sidebar\/ExpandButton|DocSidebar\/Desktop\/CollapseButton|DocSidebarItem\/Html|Footer\/Logo|Icon\/Socials|Tag|TagsListInline)\//;

/** Classes of Infima that no page uses. Their names are ordinary words, or in code of the theme that never runs here. */
export const absentClasses = [
  'badge',
  'button--outline',
  'card',
  'footer--dark',
  'footer__link-separator',
  'footer__logo',
  'hero',
  'hero__title',
  'navbar--dark',
  'navbar--primary',
  'pagination',
  'shadow--lw',
  'tabs--block',
  'text--truncate',
];

/** Classes of Infima that pages use, but whose variables `article.css` defines instead. */
export const restyledClasses = ['alert--secondary', 'alert--success', 'alert--warning', 'alert--danger'];
