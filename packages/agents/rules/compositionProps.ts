import {isCompositionId, toCompositionId} from '../../toolkit-model/rules/compositionId.ts';
import type {CodeFile, Explanation, Rule} from './Rule.ts';
import {findElements, getAttribute, getNumber, getString, isFunctionNode, type JsxElement} from './syntax.ts';

const dimensions = ['width', 'height', 'fps', 'durationInFrames'] as const;

/** Finds props of compositions and folders that Remotion rejects when the video is opened. */
export const compositionProps: Rule = {
  name: 'composition-props',
  about: 'Invalid props of <Composition>, <Still> and <Folder>',
  severity: 'error',
  link: '/docs/composition',
  checkCode(file, report) {
    const ids = new Set<string>();
    for (const element of findElements(file, ['Composition', 'Still'])) {
      const id = getAttribute(element, 'id');
      const value = getString(id, file);
      if (id && value !== undefined) {
        const problem = explainId(value, ids);
        if (problem) {
          report(id, problem);
        }
        ids.add(value);
      }
      const component = getAttribute(element, 'component');
      if (component && isFunctionNode(component)) {
        report(component, {
          message:
            'Each time this component renders, it creates a new component, so React unmounts the video and loses its state.',
          fix: 'Define the component at the top of the file and pass its name.',
        });
      }
      for (const name of dimensions) {
        const problem = explainNumber(element, name, file);
        if (problem) {
          report(getAttribute(element, name) ?? element, problem);
        }
      }
    }
    for (const element of findElements(file, ['Folder'])) {
      const name = getAttribute(element, 'name');
      const value = getString(name, file);
      if (name && value !== undefined && !isCompositionId(value)) {
        report(name, {
          message: `The folder name "${value}" contains a character other than a-z, A-Z, 0-9 and -.`,
          fix: `Rename it, for example to ${toCompositionId(value)}. To nest folders, put one <Folder> inside another.`,
          link: '/docs/folder',
        });
      }
    }
  },
};

function explainId(id: string, others: ReadonlySet<string>): Explanation | undefined {
  if (others.has(id)) {
    return {message: `Two compositions have the id "${id}".`, fix: 'Give each composition its own id.'};
  }
  if (!isCompositionId(id)) {
    return {
      message: `The id "${id}" contains a character other than a-z, A-Z, 0-9 and -.`,
      fix: `Rename it, for example to ${toCompositionId(id)}.`,
    };
  }
  return undefined;
}

function explainNumber(element: JsxElement, name: string, file: CodeFile): Explanation | undefined {
  const value = getNumber(getAttribute(element, name), file);
  if (value === undefined) {
    return undefined;
  }
  if (value <= 0) {
    return {message: `${name} must be greater than 0, but is ${value}.`, fix: `Set ${name} to a positive number.`};
  }
  if (name !== 'fps' && !Number.isInteger(value)) {
    return {
      message: `${name} must be a whole number, but is ${value}.`,
      fix: `Round it: ${Math.max(1, Math.round(value))}.`,
    };
  }
  return undefined;
}
