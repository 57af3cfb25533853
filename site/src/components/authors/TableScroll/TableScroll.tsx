import {type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './TableScroll.module.css';

type Props = {
  readonly children: ReactNode;
};

/**
 * Makes a table that is too wide scrollable, including with the keyboard. `plugins/mdx/tables` adds it around tables.
 */
export function TableScroll({children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const focusable = scrolls ? {tabIndex: 0, role: 'group', 'aria-label': 'Wide table'} : {};
  return (
    <div className={styles.box} ref={box} {...focusable}>
      {children}
    </div>
  );
}
