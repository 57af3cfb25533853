import type {ReactNode} from 'react';
import {Icon} from '../../ui/Icon/Icon';
import {NeedsScript} from '../../ui/NeedsScript/NeedsScript';
import {playgroundPath} from '../playgroundPath';
import styles from './EditButtons.module.css';

interface Props {
  /** What the playground opens: `demo=fade-in`, `sample=0a1b2c3d4e`. */
  readonly query: string;
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
}

/** The buttons of code that can be changed where it stands. Nothing is loaded before one of them is pressed. */
export const EditButtons = ({query, isEditing, onEdit}: Props): ReactNode => (
  <NeedsScript>
    <span className={styles.buttons} data-search="ignore">
      <button className={styles.button} type="button" onClick={() => onEdit(!isEditing)}>
        <Icon name={isEditing ? 'close' : 'edit'} size={14} />
        {isEditing ? 'Stop editing' : 'Edit'}
      </button>
      {/* No link of the framework, which would load the playground as soon as it comes into view. */}
      {!isEditing && (
        <a className={styles.button} href={`${playgroundPath}?${query}`}>
          Open in playground
        </a>
      )}
    </span>
  </NeedsScript>
);
