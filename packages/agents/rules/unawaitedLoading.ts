import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findCalls, findNodes, getCalleeName, getComponentAround} from './syntax.ts';

const loads = /^(?:window\.)?fetch$|^axios(?:\.get|\.post)?$|^(?:useSWR|useQuery)$/;
const fonts = /^(?:document\.fonts\.load|\w+\.load)$/;

/** Finds data and fonts that a component loads without making the render wait for them. */
export const unawaitedLoading: Rule = {
  name: 'unawaited-loading',
  about: 'Data and fonts that a render doesn’t wait for',
  severity: 'error',
  link: '/docs/data-fetching',
  checkCode(file, report) {
    if (file.role !== 'video' || findCalls(file, ['delayRender']).length > 0 || registersLater(file.text)) {
      return;
    }
    for (const call of findNodes(file.source, ts.isCallExpression)) {
      if (loads.test(getCalleeName(call)) && getComponentAround(call)) {
        report(call, {
          message: 'The render doesn’t wait for this request, so frames are captured before the data arrives.',
          fix: 'Call delayRender() before you load the data and continueRender() when it’s on the screen, or load it before the render and pass it as a prop.',
        });
      }
    }
    const usesFontFace = findNodes(file.source, ts.isNewExpression).some((node) => getCalleeName(node) === 'FontFace');
    for (const call of findNodes(file.source, ts.isCallExpression)) {
      const name = getCalleeName(call);
      if (name === 'document.fonts.load' || (usesFontFace && fonts.test(name) && call.arguments.length === 0)) {
        report(call, {
          message: 'The render doesn’t wait for this font, so the first frames may use a fallback font.',
          fix: 'Call delayRender() before load() and continueRender() in then().',
          link: '/docs/fonts',
        });
      }
    }
  },
};

/** A hook of another file may have created the handle, and entry points load before they register the root. */
function registersLater(text: string): boolean {
  return /\b(?:continueRender|registerRoot)\b/.test(text);
}
