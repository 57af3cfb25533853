import type {ReactNode} from 'react';
import styles from './EditorHelp.module.css';

/** How to leave the editor by keyboard: Tab indents in it. */
export const EditorHelp = ({id}: {readonly id: string}): ReactNode => (
  <p className={styles.help} id={id}>
    <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor.
  </p>
);
