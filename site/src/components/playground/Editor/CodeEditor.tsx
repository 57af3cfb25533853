import {Compartment, type Extension, Transaction} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import clsx from 'clsx';
import {type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef} from 'react';
import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';
import styles from './CodeEditor.module.css';
import {createEditor, type LastState} from './createEditor.ts';
import {showProblems} from './showProblems.ts';

type Props = {
  /** Path of the file. Each path has its own document and history, which stay while another file is open. */
  readonly file: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly problems: readonly CodeProblem[];
  /** Completion and type errors, once they're loaded. */
  readonly types?: (file: string) => Extension;
  /** ID of the element that describes how to leave the editor. */
  readonly help: string;
  /**
   * For an editor that replaces a code block and is as tall as its content: the pixels at the edges of the window that
   * are covered. Without it, the editor fills its container, shows line numbers and scrolls.
   */
  readonly edges?: () => {readonly top: number; readonly bottom: number};
  /** Whether to focus the editor when it appears because the reader opened it. */
  readonly isFocused?: boolean;
  /** The editor of the current file, for commands from outside. */
  readonly ref?: Ref<EditorView | null>;
  /** Called when the reader presses the keys for formatting. */
  readonly onFormat?: () => void;
};

/**
 * The compartment for types, so that adding them affects neither the focus nor the history of a reader who is typing.
 */
const typesSlot = new Compartment();

/** The editor of one file. */
export function CodeEditor({
  file,
  text,
  onChange,
  problems,
  types,
  help,
  edges,
  isFocused = false,
  ref,
  onFormat,
}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const lastStates = useRef(new Map<string, LastState>());
  const latest = useRef({text, onChange, onFormat});
  // Before the next effect, which creates the editor of another file with the text of that file.
  useLayoutEffect(() => {
    latest.current = {text, onChange, onFormat};
  });
  // Before the browser paints, because the code that it replaces disappears at the same time.
  useLayoutEffect(() => {
    if (!host.current) {
      return undefined;
    }
    const view = createEditor({
      parent: host.current,
      file,
      text: latest.current.text,
      help,
      edges,
      onChange: (next) => {
        latest.current.text = next;
        latest.current.onChange(next);
      },
      onFormat: () => latest.current.onFormat?.(),
      extension: typesSlot.of([]),
      last: lastStates.current.get(file),
    });
    editor.current = view;
    const states = lastStates.current;
    return () => {
      states.set(file, {state: view.state, scrollTo: view.scrollSnapshot()});
      view.destroy();
    };
  }, [file, help, edges]);
  useImperativeHandle<EditorView | null, EditorView | null>(ref, () => editor.current);
  useEffect(() => {
    editor.current?.dispatch({effects: typesSlot.reconfigure(types?.(file) ?? [])});
  }, [file, types]);
  useEffect(() => {
    if (isFocused) {
      editor.current?.contentDOM.focus({preventScroll: true});
    }
  }, [isFocused]);
  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === text) {
      return;
    }
    view.dispatch({
      changes: {from: 0, to: view.state.doc.length, insert: text},
      annotations: Transaction.remote.of(true),
    });
  }, [text]);
  useEffect(() => {
    if (editor.current) {
      showProblems(editor.current, file, problems);
    }
  }, [file, problems]);
  return <div className={clsx(styles.editor, edges && styles.inFlow)} ref={host} />;
}
