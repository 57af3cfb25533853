import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findNodes, getCalleeName, getRenderingComponent} from './syntax.ts';

const clocks = /^(?:Date\.now|performance\.now|new Date|Date|dayjs|moment)$/;

/** Finds the current time in the rendering of a component, where each browser tab reads a different one. */
export const wallClock: Rule = {
  name: 'wall-clock',
  about: 'The current time in a component',
  severity: 'error',
  link: '/docs/flickering#cause-3',
  checkCode(file, report) {
    if (file.role !== 'video') {
      return;
    }
    for (const call of findNodes(file.source, isCallOrNew)) {
      const isNew = ts.isNewExpression(call);
      const name = isNew ? `new ${getCalleeName(call)}` : getCalleeName(call);
      const readsClock = clocks.test(name) && (call.arguments?.length ?? 0) === 0;
      if (readsClock && getRenderingComponent(call)) {
        report(call, {
          message: `${name}() returns a different time in each browser tab that renders frames, so the video flickers or drifts.`,
          fix: 'Calculate the time from the frame: useCurrentFrame() / useVideoConfig().fps. Pass a fixed date as a prop.',
        });
      }
    }
  },
};

function isCallOrNew(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  return ts.isCallExpression(node) || ts.isNewExpression(node);
}
