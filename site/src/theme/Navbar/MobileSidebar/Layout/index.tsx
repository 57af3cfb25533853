import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import OriginalLayout from '@theme-original/Navbar/MobileSidebar/Layout';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

/**
 * Moves the focus into the sidebar while it's open, keeps it there when the menus change, and returns it afterwards.
 * Escape closes the sidebar. Wrapped because the stock sidebar loses the focus, or lets it move to the page behind it.
 */
export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sidebar = root.current;
    return sidebar ? trapFocus(sidebar) : undefined;
  }, []);
  return (
    <div className={styles.root} ref={root}>
      <OriginalLayout {...props} />
    </div>
  );
}

/**
 * Observes the classes of the navigation bar, which show whether the sidebar is open, because there's no public hook
 * for it.
 */
function trapFocus(sidebar: HTMLElement): () => void {
  const navbar = sidebar.closest('.navbar');
  const others = [
    navbar?.querySelector('.navbar__inner'),
    ...[...(navbar?.parentElement?.children ?? [])].filter((part) => part !== navbar),
  ];
  const setInert = (inert: boolean): void => others.forEach((part) => part?.toggleAttribute('inert', inert));
  const isShown = (): boolean => navbar?.classList.contains('navbar-sidebar--show') === true;
  const takeFocus = (): void => {
    // Don't scroll it into view, because it slides in.
    sidebar
      .querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) :is(a, button)')
      ?.focus({preventScroll: true});
  };
  // Its visibility is animated, and an element that is hidden for a single frame loses the focus.
  const holdFocus = (frames: number): void => {
    if (frames === 0 || !isShown()) {
      return;
    }
    if (!sidebar.contains(document.activeElement)) {
      takeFocus();
    }
    requestAnimationFrame(() => holdFocus(frames - 1));
  };
  // The focus may also be lost for a single frame.
  const hasFocus = (): boolean => document.activeElement === document.body || sidebar.contains(document.activeElement);
  const closeOnEscape = ({key}: KeyboardEvent): void => {
    if (key === 'Escape' && isShown() && hasFocus()) {
      sidebar.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
    }
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
    if (wasShown && !isShown() && hadFocus) {
      navbar?.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    }
    wasShown = isShown();
  };
  const observer = new MutationObserver(follow);
  for (const part of [navbar, sidebar.querySelector('.navbar-sidebar__items')]) {
    if (part) {
      observer.observe(part, {attributeFilter: ['class']});
    }
  }
  follow();
  return () => {
    observer.disconnect();
    document.removeEventListener('keydown', closeOnEscape);
    setInert(false);
  };
}
