import type {ReactNode} from 'react';
import {PartProblem} from '../../ui/LazyPart/PartProblem.tsx';
import {useLazyPart} from '../../ui/LazyPart/useLazyPart.ts';
import styles from './LazyEditor.module.css';

/** The state of a page's editor. Missing while there is none. */
export type EditorState = 'loading' | 'open' | undefined;

export type EditorPlace = {
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
export function LazyEditor({example, ...place}: EditorPlace): ReactNode {
  async function load() {
    const [{InlinePlayground}, {openEdit}] = await Promise.all([
      import('./InlinePlayground.tsx'),
      import('./openEdit.ts'),
    ]);
    return {InlinePlayground, edit: await openEdit(example)};
  }
  const {part, error, retry} = useLazyPart(
    true,
    load,
    'The editor didn’t load. Check your connection, then try again.',
  );
  if (part) {
    return <part.InlinePlayground example={example} edit={part.edit} {...place} />;
  }
  return (
    <div className={styles.waiting}>
      {error === undefined ? <p role="status">Loading the editor…</p> : <PartProblem message={error} onRetry={retry} />}
    </div>
  );
}
