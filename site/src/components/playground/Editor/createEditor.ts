import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {javascript} from '@codemirror/lang-javascript';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {lintKeymap} from '@codemirror/lint';
import {highlightSelectionMatches, searchKeymap} from '@codemirror/search';
import {EditorState, type Extension} from '@codemirror/state';
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
import {editorTheme} from './editorTheme';
import {faultMarks} from './showFaults';

interface Settings {
  readonly parent: HTMLElement;
  readonly file: string;
  readonly text: string;
  /** Id of the element that describes the keys. */
  readonly help: string;
  readonly onChange: (text: string) => void;
  readonly extension: Extension;
}

/** An editor for one file. Tab indents; Escape gives the Tab key back to the page for two seconds. */
export const createEditor = ({parent, file, text, help, onChange, extension}: Settings): EditorView =>
  new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        ...[lineNumbers(), highlightActiveLineGutter(), highlightSpecialChars(), history(), drawSelection()],
        ...[dropCursor(), indentOnInput(), bracketMatching(), closeBrackets(), highlightActiveLine()],
        highlightSelectionMatches(),
        indentUnit.of('  '),
        autocompletion(),
        languageOf(file),
        editorTheme,
        faultMarks,
        // Can be focused without, but not everything that looks for what can be focused knows that.
        EditorView.contentAttributes.of({'aria-label': `Code of ${file}`, 'aria-describedby': help, tabindex: '0'}),
        EditorView.updateListener.of(({docChanged, state}) => docChanged && onChange(state.doc.toString())),
        keymap.of([
          ...[...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap],
          ...[...completionKeymap, ...lintKeymap, indentWithTab],
        ]),
        extension,
      ],
    }),
  });

const languageOf = (file: string): Extension =>
  /\.[jt]sx?$/.test(file) ? javascript({jsx: /x$/.test(file), typescript: /\.tsx?$/.test(file)}) : [];
