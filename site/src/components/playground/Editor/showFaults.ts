import {type Diagnostic, linter} from '@codemirror/lint';
import {type Extension, StateEffect, StateField, type Text} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import type {Fault} from '../compile/Fault';

const setFaults = StateEffect.define<readonly Fault[]>();

const faultsField = StateField.define<readonly Fault[]>({
  create: () => [],
  update: (faults, {effects}) => effects.find((effect) => effect.is(setFaults))?.value ?? faults,
});

/** Marks faults in the text, beside those that the types find. */
export const faultMarks: Extension = [
  faultsField,
  linter(({state}) => state.field(faultsField).map((fault) => diagnosticOf(fault, state.doc)), {
    delay: 100,
    needsRefresh: ({startState, state}) => startState.field(faultsField) !== state.field(faultsField),
  }),
];

/** Gives the editor the faults of its file. */
export const showFaults = (view: EditorView, file: string, faults: readonly Fault[]): void =>
  view.dispatch({effects: setFaults.of(faults.filter((fault) => fault.file === file && fault.line !== undefined))});

const diagnosticOf = ({line = 1, column, message}: Fault, doc: Text): Diagnostic => {
  const {from, to, text} = doc.line(Math.max(1, Math.min(doc.lines, line)));
  const indent = text.length - text.trimStart().length;
  const start = Math.min(to, from + (column === undefined ? indent : column - 1));
  return {from: start, to, severity: 'error', message};
};
