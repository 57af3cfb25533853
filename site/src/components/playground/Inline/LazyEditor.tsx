import type {ReactNode} from 'react';
import {LoadError} from '../../ui/LazyLoad/LoadError.tsx';
import {useLazyLoad} from '../../ui/LazyLoad/useLazyLoad.ts';
import styles from './LazyEditor.module.css';

/** The state of a page's editor. Missing while there is none. */
export type EditorState = 'loading' | 'open' | undefined;

export type LazyEditorProps = {
  /** The edited example: `demos/fade-in`, `samples/0a1b2c3d4e`. */
  readonly example: string;
  /** Values for the component's props that the reader sets elsewhere. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Where the result appears. Default: below the code. */
  readonly screen?: HTMLElement | null;
  /** Called when the editor opens, so that the code that it replaces can be hidden, and when the reader closes it. */
  readonly onChange: (state: EditorState) => void;
};

/** Loads the editor and the example, and displays them. */
export function LazyEditor({example, ...rest}: LazyEditorProps): ReactNode {
  async function load() {
    const [{InlinePlayground}, {openEdit}] = await Promise.all([
      import('./InlinePlayground.tsx'),
      import('./openEdit.ts'),
    ]);
    return {InlinePlayground, edit: await openEdit(example)};
  }
  const {
    loaded: editor,
    error,
    retry,
  } = useLazyLoad(true, load, 'The editor didn’t load. Check your connection, then try again.');
  if (editor) {
    return <editor.InlinePlayground example={example} edit={editor.edit} {...rest} />;
  }
  return (
    <div className={styles.waiting}>
      {error === undefined ? <p role="status">Loading the editor…</p> : <LoadError message={error} onRetry={retry} />}
    </div>
  );
}
