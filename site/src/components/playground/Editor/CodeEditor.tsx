import {Compartment, type Extension} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {type ReactNode, useEffect, useRef} from 'react';
import type {Fault} from '../compile/Fault';
import styles from './CodeEditor.module.css';
import {createEditor} from './createEditor';
import {showFaults} from './showFaults';

interface Props {
  /** Path of the file; another path is another document with a history of its own. */
  readonly file: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly faults: readonly Fault[];
  /** Completion and errors from types, once they are loaded. */
  readonly types?: (file: string) => Extension;
  /** Id of the element that says how to leave the editor. */
  readonly help: string;
  /** Whether it takes the focus when it appears, because the reader has asked for it. */
  readonly isFocused?: boolean;
}

/** Where the types come in, so that they take neither focus nor history from who is writing. */
const typesSlot = new Compartment();

/** The editor of one file. */
export const CodeEditor = ({file, text, onChange, faults, types, help, isFocused = false}: Props): ReactNode => {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const latest = useRef({text, onChange});
  useEffect(() => {
    latest.current = {text, onChange};
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const view = createEditor({
      parent: host.current,
      file,
      text: latest.current.text,
      help,
      onChange: (next) => {
        latest.current.text = next;
        latest.current.onChange(next);
      },
      extension: typesSlot.of([]),
    });
    editor.current = view;
    return () => view.destroy();
  }, [file, help]);
  useEffect(() => {
    editor.current?.dispatch({effects: typesSlot.reconfigure(types?.(file) ?? [])});
  }, [file, types]);
  useEffect(() => {
    if (isFocused) editor.current?.contentDOM.focus({preventScroll: true});
  }, [isFocused]);
  useEffect(() => {
    const view = editor.current;
    if (!view || view.state.doc.toString() === text) return;
    view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: text}});
  }, [text]);
  useEffect(() => {
    if (editor.current) showFaults(editor.current, file, faults);
  }, [file, faults]);
  return <div className={styles.editor} ref={host} />;
};
