import {EditorView} from '@codemirror/view';
import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';
import {findRange} from './showProblems.ts';

/** Puts the cursor at an error, in the middle of the editor. */
export function revealProblem(view: EditorView, problem: CodeProblem): void {
  const {from} = findRange(problem, view.state.doc);
  view.dispatch({selection: {anchor: from}, effects: EditorView.scrollIntoView(from, {y: 'center'})});
  view.focus();
}
