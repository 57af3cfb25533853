import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findCalls, findNodes} from './syntax.ts';

/** Finds loops that wait for a render on Lambda and never end if it fails. */
export const renderProgress: Rule = {
  name: 'render-progress',
  about: 'A loop that waits forever for a failed render on Lambda',
  severity: 'error',
  link: '/docs/lambda/getrenderprogress',
  checkCode(file, report) {
    const calls = findCalls(file, ['getRenderProgress'], /^@remotion\/lambda(?:\/client)?$/);
    const [first] = calls;
    const loops = [
      ...findNodes(file.source, ts.isWhileStatement),
      ...findNodes(file.source, ts.isDoStatement),
      ...findNodes(file.source, ts.isForStatement),
    ];
    const isInLoop = loops.some((loop) => calls.some((call) => call.pos >= loop.pos && call.end <= loop.end));
    if (first && isInLoop && !file.text.includes('fatalErrorEncountered')) {
      report(first, {
        message: 'If the render fails, done stays false, so this loop never ends.',
        fix: 'Stop when fatalErrorEncountered is true, and show the errors. Stop after the timeout of the function, too.',
      });
    }
  },
};
