import clsx from 'clsx';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import styles from './SmallButton.module.css';

/**
 * A button in a tool or a video that is as tall as the fields next to it. Accepts the props of a `<button>`. It stays
 * focusable while disabled, because pressing a button often disables it and it would lose the focus.
 */
export function SmallButton({className, disabled, onClick, ...attributes}: ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      {...attributes}
      className={clsx(styles.button, className)}
      aria-disabled={disabled || undefined}
      onClick={disabled ? doNothing : onClick}
    />
  );
}

/** Also prevents submitting a form. */
function doNothing(event: MouseEvent): void {
  return event.preventDefault();
}
