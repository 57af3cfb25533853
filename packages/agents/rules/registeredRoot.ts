import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findCalls, findElements, getFunctionsAround} from './syntax.ts';

/** Finds entry points that Remotion can't load, or that register the root more than once. */
export const registeredRoot: Rule = {
  name: 'registered-root',
  about: 'registerRoot() that’s missing, late, repeated or in the wrong file',
  severity: 'error',
  link: '/docs/register-root',
  checkCode(file, report) {
    const calls = findCalls(file, ['registerRoot']);
    const [first, second] = calls;
    if (second) {
      report(second, {
        message: 'registerRoot() may only be called once, and this is the second call.',
        fix: 'Render all compositions in one root component, inside of a fragment.',
      });
    }
    if (first && getFunctionsAround(first).length > 0) {
      if (hidesErrors(file.text)) {
        report(first, {
          message: 'If what comes before it fails, registerRoot() is never called, and the handler hides the reason.',
          fix: 'Call registerRoot() at the top of the file, or in the handler of the error too. Load fonts in a component, with delayRender().',
          link: '/docs/troubleshooting/loading-root-component',
        });
      }
    } else if (first && findElements(file, ['Composition', 'Still']).length > 0) {
      report(first, {
        message: 'With registerRoot() in the same file as components, each save of the file registers the root again.',
        fix: 'Move the component to src/Root.tsx, and only call registerRoot() in src/index.ts.',
      });
    }
    const isEntry = /(?:^|\/)src\/index\.[jt]sx?$/.test(file.path);
    const exportsRoot =
      isEntry && file.source.statements.find((item) => ts.isExportDeclaration(item) && /Root/.test(item.getText()));
    if (exportsRoot && calls.length === 0) {
      report(exportsRoot, {
        message: 'The entry point doesn’t call registerRoot(), so Remotion finds no compositions.',
        fix: "Write: import {registerRoot} from 'remotion'; registerRoot(RemotionRoot);",
        link: '/docs/troubleshooting/loading-root-component',
      });
    }
  },
};

/** Whether a handler of errors neither registers the root nor throws. */
function hidesErrors(text: string): boolean {
  const handler = /\.catch\(([^;]*)/.exec(text)?.[1];
  return handler !== undefined && !/registerRoot|throw/.test(handler);
}
