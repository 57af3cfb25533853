import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A menu of the navigation in the mobile sidebar. Own because the stock one has two buttons for it: one with its name,
 * which does not say whether it is open, and one that does, without the name.
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
