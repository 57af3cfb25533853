import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './SmallButton.module.css';

/** A button of a tool or a video, as high as the fields beside it. Takes what a `<button>` takes. */
export const SmallButton = ({className, ...attributes}: ComponentProps<'button'>): ReactNode => (
  <button type="button" {...attributes} className={clsx(styles.button, className)} />
);
