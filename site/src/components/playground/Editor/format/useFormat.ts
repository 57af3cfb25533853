import {isolateHistory} from '@codemirror/commands';
import type {EditorView} from '@codemirror/view';
import {type RefObject, useState} from 'react';

export type Format = {
  readonly run: () => void;
  readonly isRunning: boolean;
  /** Why the last attempt has changed nothing. */
  readonly problem?: string;
};

/** Formats the file in an editor with Prettier, which is loaded on demand. */
export function useFormat(editor: RefObject<EditorView | null>, file: string): Format {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const format = async (view: EditorView): Promise<void> => {
    const {doc, selection} = view.state;
    const {formatCode} = await import('./formatCode.ts').catch((cause: unknown) => {
      throw new Error('The formatter didn’t load. Check your connection, then try again.', {cause});
    });
    const {formatted, cursorOffset} = await formatCode(file, doc.toString(), selection.main.head);
    // The reader may have typed in the meantime, or opened another file.
    if (view !== editor.current || view.state.doc !== doc || formatted === doc.toString()) {
      return;
    }
    view.dispatch({
      changes: {from: 0, to: doc.length, insert: formatted},
      selection: {anchor: Math.min(cursorOffset, formatted.length)},
      // Otherwise undoing it also undoes what the reader typed half a second before.
      annotations: isolateHistory.of('full'),
      scrollIntoView: true,
    });
  };
  return {
    run: () => {
      if (!editor.current || isRunning) {
        return;
      }
      setRunning(true);
      setProblem(undefined);
      format(editor.current)
        .catch((error: Error) => setProblem(error.message))
        .finally(() => setRunning(false));
    },
    isRunning,
    problem,
  };
}
