import clsx from 'clsx';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import styles from './SmallButton.module.css';

/**
 * A button of a tool or a video, as high as the fields beside it. Takes what a `<button>` takes. Disabled, it can still
 * have the focus: many are disabled by being pressed, and would lose it.
 */
export const SmallButton = ({className, disabled, onClick, ...attributes}: ComponentProps<'button'>): ReactNode => (
  <button
    type="button"
    {...attributes}
    className={clsx(styles.button, className)}
    aria-disabled={disabled || undefined}
    onClick={disabled ? doNothing : onClick}
  />
);

/** Not even send the form that it stands in. */
const doNothing = (event: MouseEvent): void => event.preventDefault();
