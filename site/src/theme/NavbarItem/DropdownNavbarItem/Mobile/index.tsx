import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A navigation menu in the mobile sidebar. Custom because the stock menu has two buttons: one with the menu's name that
 * doesn't indicate whether it's open, and one that does but has no name.
 */
export default function DropdownNavbarItemMobile({items, label, className, onClick}: Props): ReactNode {
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: true});
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <button
        className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', styles.button, className)}
        type="button"
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        <span className={styles.label}>{label}</span>
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
