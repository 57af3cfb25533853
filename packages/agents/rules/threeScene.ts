import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findAllElements, findElements, getAttribute, getImportedName, getString, type JsxElement} from './syntax.ts';

/** Finds 3D scenes that aren't in sync with the frame, and sequences that put HTML into them. */
export const threeScene: Rule = {
  name: 'three-scene',
  about: '<Canvas> of React Three Fiber, and sequences in 3D scenes',
  severity: 'error',
  link: '/docs/three-canvas',
  checkCode(file, report) {
    for (const element of findElements(file, ['Canvas'], /^@react-three\/fiber$/)) {
      report(element.tagName, {
        message: 'This canvas has its own clock, doesn’t know the current frame, and isn’t waited for.',
        fix: 'Use <ThreeCanvas> from @remotion/three, and set its width and height.',
      });
    }
    const isThree = (name: string): boolean =>
      /^(?:mesh|group|points|primitive|\w+(?:Geometry|Material|Light|Camera))$/.test(name);
    for (const element of findAllElements(file)) {
      const outer = findOuterElement(element);
      if (
        outer &&
        isThree(element.tagName.getText()) &&
        getImportedName(file, outer.tagName) === 'Sequence' &&
        getString(getAttribute(outer, 'layout')) !== 'none'
      ) {
        report(outer.tagName, {
          message: 'A <Sequence> renders a <div>, which a 3D scene can’t contain.',
          fix: 'Add layout="none" to the <Sequence>.',
        });
      }
    }
  },
};

/** Returns the element whose child an element is. */
function findOuterElement(element: JsxElement): ts.JsxOpeningElement | undefined {
  const own = ts.isJsxOpeningElement(element) ? element.parent : element;
  return ts.isJsxElement(own.parent) ? own.parent.openingElement : undefined;
}
