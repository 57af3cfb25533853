import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {lintKeymap} from '@codemirror/lint';
import {highlightSelectionMatches, searchKeymap} from '@codemirror/search';
import {EditorState, type Extension, type StateEffect, Transaction} from '@codemirror/state';
import {
  EditorView,
  drawSelection,
  dropCursor,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {editorTheme} from './editorTheme.ts';
import {problemMarks} from './showProblems.ts';

type Settings = {
  readonly parent: HTMLElement;
  readonly file: string;
  readonly text: string;
  /** ID of the element that describes the keys. */
  readonly help: string;
  /** Called with the text after each change by the reader, but not after a transaction marked as remote. */
  readonly onChange: (text: string) => void;
  /** Called when the reader presses Shift+Alt+F, as in most editors. */
  readonly onFormat: () => void;
  /**
   * For an editor that looks like the code that it replaces: the pixels at the edges of the window that are covered.
   */
  readonly edges?: () => {readonly top: number; readonly bottom: number};
  readonly extension: Extension;
  /** The last state of an editor of the same file. It's restored if it has the same text. */
  readonly last?: LastState | undefined;
};

/** What an editor continues with when its file is opened again: the history, the selection and the scroll position. */
export type LastState = {readonly state: EditorState; readonly scrollTo: StateEffect<unknown>};

/** Creates an editor for one file. Tab indents; after Escape, Tab moves the focus again for two seconds. */
export function createEditor(settings: Settings): EditorView {
  const {parent, file, text, help, onChange, onFormat, edges, extension, last} = settings;
  if (last?.state.doc.toString() === text) {
    return new EditorView({parent, ...last});
  }
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        edges ? [inFlow, EditorView.scrollMargins.of(edges)] : [lineNumbers(), highlightActiveLineGutter()],
        ...[highlightSpecialChars(), history(), drawSelection()],
        ...[dropCursor(), indentOnInput(), bracketMatching(), closeBrackets(), highlightActiveLine()],
        highlightSelectionMatches(),
        indentUnit.of('  '),
        autocompletion(),
        getLanguage(file),
        editorTheme,
        problemMarks,
        // The element is focusable without it, but not all tools that look for focusable elements know that.
        EditorView.contentAttributes.of({'aria-label': `Code of ${file}`, 'aria-describedby': help, tabindex: '0'}),
        EditorView.updateListener.of(({docChanged, state, transactions}) => {
          if (docChanged && !transactions.every((transaction) => transaction.annotation(Transaction.remote))) {
            onChange(state.doc.toString());
          }
        }),
        keymap.of([
          {
            key: 'Shift-Alt-f',
            run: () => {
              onFormat();
              return true;
            },
          },
          ...[...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap],
          ...[...completionKeymap, ...lintKeymap, indentWithTab],
        ]),
        extension,
      ],
    }),
  });
}

function getLanguage(file: string): Extension {
  return /\.[jt]sx?$/.test(file) ? javascript({jsx: /x$/.test(file), typescript: /\.tsx?$/.test(file)}) : [];
}

/** The dimensions of a code sample, so that lines don't move when an editor replaces it. */
const inFlow = EditorView.theme({
  '&': {height: 'auto'},
  '.cm-content': {padding: 'var(--space-4) 0'},
  '.cm-line': {padding: '0 var(--space-4)'},
});
