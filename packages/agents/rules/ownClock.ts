import ts from 'typescript';
import type {Explanation, Rule} from './Rule.ts';
import {findAllElements, findNodes, getCalleeName, getComponentAround, getImportedName} from './syntax.ts';

const timers = /^(?:window\.)?(?:requestAnimationFrame|setInterval)$/;
const libraries =
  /^(?:gsap\.(?:to|from|fromTo|timeline)|anime|anime\.timeline|TweenMax\.\w+|animate|useAnimate|useAnimation|useSpring|useSprings|useTrail|useChain)$/;
const librarySources =
  /^(?:gsap|animejs|framer-motion|motion\/react|motion|@react-spring\/web|react-spring|@react-spring\/three)$/;

/** Finds animations with a clock of their own: timers, animation libraries and `useFrame()`. */
export const ownClock: Rule = {
  name: 'own-clock',
  about: 'Timers and animation libraries with their own clock',
  severity: 'error',
  link: '/docs/flickering#cause-1',
  checkCode(file, report) {
    if (file.role !== 'video') {
      return;
    }
    const fromLibrary = (node: ts.Node): boolean => getImportedName(file, node, librarySources) !== undefined;
    for (const call of findNodes(file.source, ts.isCallExpression)) {
      const name = getCalleeName(call);
      const [callback] = call.arguments;
      if (getImportedName(file, call.expression, /^@react-three\/(?:fiber|drei)$/) === 'useFrame') {
        report(call, {
          message: 'useFrame() runs on the clock of the browser, which isn’t the time of the video.',
          fix: 'Read the frame with useCurrentFrame() and set the props of the object from it: rotation={[0, frame / 30, 0]}.',
          link: '/docs/three-canvas',
        });
      } else if (timers.test(name) && getComponentAround(call) && !/\bcontinueRender\(/.test(call.getText())) {
        // A render that waits for an animation frame is the opposite of a mistake.
        report(call, explain(`${name}()`));
      } else if (
        /^(?:window\.)?setTimeout$/.test(name) &&
        getComponentAround(call) &&
        callback &&
        setsState(callback)
      ) {
        report(call, explain('A state that setTimeout() changes'));
      } else if (
        /\.animate$/.test(name) &&
        /current|ref|element|node/i.test(name) &&
        getComponentAround(call) &&
        !/\.currentTime\b/.test(file.text)
      ) {
        report(call, explain('element.animate()'));
      } else if (libraries.test(name) && fromLibrary(call.expression)) {
        report(call, explain(`${name}()`));
      }
    }
    for (const element of findAllElements(file)) {
      if (fromLibrary(element.tagName) && element.attributes.getText().includes('animate')) {
        report(element.tagName, explain(`<${element.tagName.getText()}>`));
      }
    }
  },
};

function setsState(callback: ts.Node): boolean {
  return (
    findNodes(callback, ts.isCallExpression).some((call) => /^set[A-Z]/.test(getCalleeName(call))) ||
    /^set[A-Z]/.test(callback.getText())
  );
}

function explain(what: string): Explanation {
  return {
    message: `${what} runs in real time. Frames are rendered one by one and out of order, so each one captures it at a random moment.`,
    fix: 'Calculate every value from useCurrentFrame(). If a library can seek, pass it frame / fps instead of letting it play.',
  };
}
