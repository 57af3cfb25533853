import type {ReactNode} from 'react';
import styles from './EditorHelp.module.css';

type Props = {
  readonly id: string;
  /** Whether the editor formats its file. */
  readonly hasFormat?: boolean;
};

/** Describes the keys of the editor, above all how to leave it, because Tab indents. */
export function EditorHelp({id, hasFormat = false}: Props): ReactNode {
  return (
    <p className={styles.help} id={id}>
      <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor.
      {hasFormat && (
        <>
          {' '}
          <kbd>Shift</kbd> <kbd>Alt</kbd> <kbd>F</kbd> formats the file.
        </>
      )}
    </p>
  );
}
