import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findElements, getAttribute, getComponentAround, getFunctionName} from './syntax.ts';

/** Finds components that contain a composition and are used as a video themselves. */
export const compositionMount: Rule = {
  name: 'composition-mount',
  about: '<Composition> inside of a video or a Player',
  severity: 'error',
  link: '/docs/wrong-composition-mount',
  checkCode(file, report) {
    const compositions = findElements(file, ['Composition', 'Still']);
    const owners = new Map(
      compositions.flatMap((element) => {
        const owner = getComponentAround(element);
        const name = owner && getFunctionName(owner);
        return name === undefined ? [] : [[name, element] as const];
      }),
    );
    for (const element of [...compositions, ...findElements(file, ['Player', 'Thumbnail'], /^@remotion\/player$/)]) {
      const component = getAttribute(element, 'component');
      if (component && ts.isIdentifier(component) && owners.has(component.text)) {
        report(component, {
          message: `${component.text} renders a <Composition>, but it’s used as the content of a video.`,
          fix: `Pass the component with the content instead. Compositions belong in the root component that you pass to registerRoot().`,
        });
      }
    }
    for (const element of compositions) {
      for (let {parent} = element as ts.Node; parent; {parent} = parent) {
        if (ts.isJsxElement(parent)) {
          const name = parent.openingElement.tagName.getText();
          if (/^(?:AbsoluteFill|Sequence|Series(?:\.Sequence)?|Loop|Freeze|Player)$/.test(name)) {
            report(element.tagName, {
              message: `A <Composition> registers a video and renders nothing, so it has no place in <${name}>.`,
              fix: 'Render the component itself here, and move the <Composition> to the root component.',
            });
            break;
          }
        }
      }
    }
  },
};
