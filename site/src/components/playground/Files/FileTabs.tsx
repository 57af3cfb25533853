import {type ReactNode, useId, useRef, useState} from 'react';
import {SmallButton} from '../../ui/Button/SmallButton.tsx';
import {IconButton} from '../../player/Transport/IconButton.tsx';
import styles from './FileTabs.module.css';
import {findNameError} from './findNameError.ts';

type Props = {
  readonly files: readonly string[];
  readonly current: string;
  readonly onSelect: (file: string) => void;
  /** Without it, the files are read-only. */
  readonly change?: {
    readonly add: (file: string) => void;
    readonly rename: (file: string, to: string) => void;
    readonly remove: (file: string) => void;
    /** The file that was deleted last. */
    readonly deleted?: string;
    readonly undo: () => void;
  };
  /** Other actions on the selected file. */
  readonly children?: ReactNode;
};

/** The files of a project: select, add, rename, delete. The first one is rendered. */
export function FileTabs({files, current, onSelect, change, children}: Props): ReactNode {
  const [naming, setNaming] = useState<'add' | 'rename'>();
  const [add, rename] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  // The pressed button is removed, so the focus moves to another one in the bar.
  const endNaming = (): void => {
    (naming === 'add' ? add : rename).current?.focus();
    setNaming(undefined);
  };
  return (
    <div className={styles.bar}>
      <ul className={styles.files} aria-label="Files">
        {files.map((file) => (
          <li key={file}>
            <button
              className={styles.file}
              type="button"
              aria-current={file === current ? 'true' : undefined}
              onClick={() => onSelect(file)}
            >
              {file}
            </button>
          </li>
        ))}
      </ul>
      {change && (
        <div className={styles.actions}>
          {children}
          <IconButton ref={add} icon="plus" label="Add a file" onPress={() => setNaming('add')} />
          <IconButton ref={rename} icon="edit" label={`Rename ${current}`} onPress={() => setNaming('rename')} />
          {files.length > 1 && (
            <IconButton
              icon="close"
              label={`Delete ${current}`}
              onPress={() => {
                add.current?.focus();
                change.remove(current);
              }}
            />
          )}
        </div>
      )}
      {change && (
        <div className={styles.note} role="status">
          {change.deleted !== undefined && (
            <>
              <span>Deleted {change.deleted}.</span>
              <SmallButton
                onClick={() => {
                  add.current?.focus();
                  change.undo();
                }}
              >
                Undo
              </SmallButton>
            </>
          )}
        </div>
      )}
      {naming && change && (
        <NameForm
          key={naming}
          label={naming === 'add' ? 'Name of the new file' : `New name of ${current}`}
          first={naming === 'add' ? '' : current}
          others={naming === 'add' ? files : files.filter((file) => file !== current)}
          onCancel={endNaming}
          onName={(name) => {
            endNaming();
            if (naming === 'add') {
              change.add(name);
            } else {
              change.rename(current, name);
            }
          }}
        />
      )}
    </div>
  );
}

type FormProps = {
  readonly label: string;
  readonly first: string;
  /** Names that are already in use. */
  readonly others: readonly string[];
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
};

function NameForm({label, first, others, onName, onCancel}: FormProps): ReactNode {
  const [name, setName] = useState(first);
  const [submitted, setSubmitted] = useState(false);
  const id = useId();
  const problem = findNameError(name, others);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem) {
          setSubmitted(true);
        } else {
          onName(name);
        }
      }}
      onKeyDown={({key}) => key === 'Escape' && onCancel()}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.input}
        id={id}
        autoFocus
        value={name}
        placeholder="Title.tsx"
        spellCheck={false}
        autoCapitalize="off"
        aria-invalid={submitted && problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setName(event.target.value.trim())}
      />
      <SmallButton type="submit">{first === '' ? 'Add' : 'Rename'}</SmallButton>
      <SmallButton onClick={onCancel}>Cancel</SmallButton>
      <p className={styles.problem} id={`${id}-problem`} role="status">
        {submitted && problem}
      </p>
    </form>
  );
}
