import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

/**
 * Takes the focus while it is shown, keeps it when its menus change, and gives it back; Escape closes it. Wrapped
 * because in the stock sidebar the focus gets lost, or wanders through the page behind.
 */
export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sidebar = place.current;
    return sidebar ? keepFocusIn(sidebar) : undefined;
  }, []);
  return (
    <div className={styles.place} ref={place}>
      <OriginalLayout {...props} />
    </div>
  );
}

/** Follows the classes of the navigation bar, which say what is shown: there is no public hook that tells. */
const keepFocusIn = (sidebar: HTMLElement): (() => void) => {
  const navbar = sidebar.closest('.navbar');
  const others = [
    navbar?.querySelector('.navbar__inner'),
    ...[...(navbar?.parentElement?.children ?? [])].filter((part) => part !== navbar),
  ];
  const setInert = (inert: boolean): void => others.forEach((part) => part?.toggleAttribute('inert', inert));
  const isShown = (): boolean => navbar?.classList.contains('navbar-sidebar--show') === true;
  const takeFocus = (): void => {
    // What slides in must not be scrolled into view as well.
    sidebar
      .querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')
      ?.focus({preventScroll: true});
  };
  // It becomes visible bit by bit, and what is hidden for one frame loses the focus.
  const holdFocus = (frames: number): void => {
    if (frames === 0 || !isShown()) return;
    if (!sidebar.contains(document.activeElement)) takeFocus();
    requestAnimationFrame(() => holdFocus(frames - 1));
  };
  // Also where the focus is lost for a frame.
  const hasFocus = (): boolean => document.activeElement === document.body || sidebar.contains(document.activeElement);
  const closeOnEscape = ({key}: KeyboardEvent): void => {
    if (key === 'Escape' && isShown() && hasFocus())
      sidebar.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
  };
  document.addEventListener('keydown', closeOnEscape);
  let wasShown = false;
  const follow = (): void => {
    const hadFocus = hasFocus();
    setInert(isShown());
    if (isShown()) {
      takeFocus();
      holdFocus(30);
    }
    if (wasShown && !isShown() && hadFocus) navbar?.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    wasShown = isShown();
  };
  const observer = new MutationObserver(follow);
  for (const part of [navbar, sidebar.querySelector('.navbar-sidebar__items')])
    if (part) observer.observe(part, {attributeFilter: ['class']});
  follow();
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', closeOnEscape);
    setInert(false);
  };
};
