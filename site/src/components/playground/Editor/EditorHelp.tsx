import type {ReactNode} from 'react';
import styles from './EditorHelp.module.css';

/** Describes how to leave the editor with the keyboard, because Tab indents. */
export function EditorHelp({id}: {readonly id: string}): ReactNode {
  return (
    <p className={styles.help} id={id}>
      <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor.
    </p>
  );
}
