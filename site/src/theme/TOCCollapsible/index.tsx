import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type KeyboardEvent, type MouseEvent, type ReactNode, useRef} from 'react';
import styles from './styles.module.css';

/**
 * The table of contents in windows that are too narrow to show it next to the text: a bar below the header that stays
 * in view. Custom because the stock one stays open on top of the section that it links to, and doesn't indicate whether
 * it's open.
 */
export default function TOCCollapsible({className, ...contents}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const {collapsed, setCollapsed, toggleCollapsed} = useCollapsible({initialState: true});

  function closeOnEscape({key}: KeyboardEvent): void {
    if (key === 'Escape' && !collapsed) {
      button.current?.focus();
      setCollapsed(true);
    }
  }

  function closeOnLink({target}: MouseEvent): void {
    if (target instanceof Element && target.closest('a')) {
      setCollapsed(true);
    }
  }

  return (
    <div className={clsx(styles.bar, className)} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        On this page
      </button>
      <Collapsible lazy collapsed={collapsed}>
        <div className={styles.contents} onClick={closeOnLink}>
          <TOCItems {...contents} />
        </div>
      </Collapsible>
    </div>
  );
}
