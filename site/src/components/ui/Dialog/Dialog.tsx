import {type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef} from 'react';
import {Icon} from '../Icon/Icon.tsx';
import styles from './Dialog.module.css';

type Props = {
  /** The dialog's heading and accessible name. */
  readonly title: string;
  /** Called when the reader closes it with the button, with Escape or by pressing outside. */
  readonly onClose: () => void;
  /** `wide` is for images. Default: `normal`. */
  readonly size?: 'normal' | 'wide';
  readonly children: ReactNode;
};

/**
 * A modal dialog that is open as long as it's rendered. The browser traps the focus inside, makes the page behind it
 * inert, and returns the focus to the previous element.
 */
export function Dialog({title, onClose, size = 'normal', children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const label = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) {
      element?.showModal();
    }
    // Close it before it's removed from the page so that it returns the focus. A normal effect cleanup would run too
    // late.
    return () => element?.close();
  }, []);
  // The content covers the dialog, so only the backdrop targets the element itself.
  const isOutside = (event: MouseEvent): boolean => event.target === dialog.current;
  const wasPressedOutside = useRef(false);
  return (
    <dialog
      className={`${styles.dialog} ${styles[size]}`}
      ref={dialog}
      aria-labelledby={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        wasPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // A text selection that starts inside and ends outside also clicks the dialog.
        if (wasPressedOutside.current && isOutside(event)) {
          onClose();
        }
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 className={styles.title} id={label}>
            {title}
          </h2>
          <button className={styles.close} type="button" aria-label="Close" onClick={onClose}>
            <Icon name="close" size={20} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
