import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../ui/Icon/Icon.tsx';
import {NeedsScript} from '../../ui/NeedsScript/NeedsScript.tsx';
import {playgroundPath} from '../../../../../packages/playground-core/playgroundPath.ts';
import styles from './EditButtons.module.css';
import type {EditorState} from './LazyEditor.tsx';

type Props = {
  /** The query of the playground: `demo=fade-in`, `sample=0a1b2c3d4e`. */
  readonly query: string;
  readonly isEditing: boolean;
  readonly onEdit: (state: EditorState) => void;
};

/** The buttons of code that readers can edit inline. They load nothing before a reader presses one. */
export function EditButtons({query, isEditing, onEdit}: Props): ReactNode {
  return (
    <NeedsScript>
      <span className={styles.buttons} data-search="ignore">
        <button
          className={styles.button}
          type="button"
          aria-expanded={isEditing}
          onClick={() => onEdit(isEditing ? undefined : 'loading')}
        >
          <Icon name="edit" size={14} />
          Edit
        </button>
        {/* A plain link, because the framework's link would prefetch the playground as soon as it's visible. */}
        <a className={clsx('plain-link', styles.button)} href={`${playgroundPath}?${query}`} hidden={isEditing}>
          Open in playground
        </a>
      </span>
    </NeedsScript>
  );
}
