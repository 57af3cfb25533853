import {type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef} from 'react';
import {Icon} from '../Icon/Icon';
import styles from './Dialog.module.css';

interface Props {
  /** The dialog's heading, and its name. */
  readonly title: string;
  /** Called when the reader closes it: by the button, with Escape, or by a press outside. */
  readonly onClose: () => void;
  /** `wide` is for pictures. Default: `normal`. */
  readonly size?: 'normal' | 'wide';
  readonly children: ReactNode;
}

/**
 * A modal dialog that is open for as long as it is rendered. The browser keeps the focus inside, makes the page behind
 * it inert, and gives the focus back to where it was.
 */
export const Dialog = ({title, onClose, size = 'normal', children}: Props): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  const label = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    // Closed before it leaves the page, it returns the focus; other effects would clean up too late.
    return () => element?.close();
  }, []);
  const closeOutside = (event: MouseEvent): void => {
    // What is inside of the dialog covers it: only the backdrop is a press on the element itself.
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      className={`${styles.dialog} ${styles[size]}`}
      ref={dialog}
      aria-labelledby={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOutside}
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
};
