import {type Diagnostic, linter} from '@codemirror/lint';
import {type Extension, StateEffect, StateField, type Text} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';
import {clamp} from '../../ui/clamp.ts';

const setProblems = StateEffect.define<readonly CodeProblem[]>();

const problemsField = StateField.define<readonly CodeProblem[]>({
  create: () => [],
  update: (problems, {effects}) => effects.find((effect) => effect.is(setProblems))?.value ?? problems,
});

/** Marks errors in the text in addition to type errors. */
export const problemMarks: Extension = [
  problemsField,
  linter(({state}) => state.field(problemsField).map((problem) => toDiagnostic(problem, state.doc)), {
    delay: 100,
    needsRefresh: ({startState, state}) => startState.field(problemsField) !== state.field(problemsField),
  }),
];

/** Passes the errors of its file to the editor. */
export function showProblems(view: EditorView, file: string, problems: readonly CodeProblem[]): void {
  return view.dispatch({
    effects: setProblems.of(problems.filter((problem) => problem.file === file && problem.line !== undefined)),
  });
}

function toDiagnostic(problem: CodeProblem, doc: Text): Diagnostic {
  return {...findRange(problem, doc), severity: 'error', message: problem.message};
}

/** Returns the position of an error: from its column, or the first character of its line, to the end of the line. */
export function findRange({line = 1, column}: CodeProblem, doc: Text): {readonly from: number; readonly to: number} {
  const {from, to, text} = doc.line(clamp(line, 1, doc.lines));
  const indent = text.length - text.trimStart().length;
  return {from: Math.min(to, from + (column === undefined ? indent : column - 1)), to};
}
