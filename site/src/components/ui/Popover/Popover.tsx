import {type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {SmallButton} from '../Button/SmallButton.tsx';
import styles from './Popover.module.css';

type Props = {
  /** The text of the button, which is also the accessible name of the panel. */
  readonly label: string;
  /** Which edge of the button the panel is aligned with. */
  readonly align?: 'start' | 'end';
  /** The content, which stays mounted while it is hidden. It gets a function that closes the panel. */
  readonly children: (close: () => void) => ReactNode;
};

/**
 * A button with a panel below it. Escape, a press outside or leaving it with Tab closes the panel. If the panel has a
 * search field, it gets the focus.
 */
export function Popover({label, align = 'start', children}: Props): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    // A touch would open the keyboard, which covers the results.
    if (window.matchMedia('(pointer: fine)').matches) {
      document.getElementById(id)?.querySelector<HTMLElement>('input[type=search]')?.focus();
    }
    const closeOutside = ({target}: PointerEvent): void => {
      if (target instanceof Node && !root.current?.contains(target)) {
        setOpen(false);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, id]);
  const close = (): void => {
    setOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (isOpen && event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  const closeOnLeave = ({currentTarget, relatedTarget}: FocusEvent): void => {
    // Without a related target, the window has lost the focus.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      setOpen(false);
    }
  };
  return (
    <div className={styles.popover} ref={root} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <SmallButton
        id={`${id}-button`}
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </SmallButton>
      <div className={styles.panel} id={id} role="group" aria-label={label} data-align={align} hidden={!isOpen}>
        {children(close)}
      </div>
    </div>
  );
}
