import type {Rule} from './Rule.ts';
import {findElements, getAttribute, getNumber, isFunctionNode} from './syntax.ts';

const numbers = ['durationInFrames', 'fps', 'compositionWidth', 'compositionHeight'];

/** Finds props that make the Player mount the video again each time the app renders, or that the Player rejects. */
export const playerProps: Rule = {
  name: 'player-props',
  about: 'Props of <Player> and <Thumbnail> that don’t work',
  severity: 'error',
  link: '/docs/player/api',
  checkCode(file, report) {
    for (const element of findElements(file, ['Player', 'Thumbnail'], /^@remotion\/player$/)) {
      const component = getAttribute(element, 'component');
      if (component && isFunctionNode(component)) {
        report(component, {
          message:
            'Each time your app renders, this is a new component, so React mounts the video again, which makes it flash and lose its state.',
          fix: 'Define the component outside, and pass values to it with inputProps.',
        });
      }
      const lazy = getAttribute(element, 'lazyComponent');
      if (lazy && isFunctionNode(lazy)) {
        report(lazy, {
          message:
            'Each time your app renders, this is a new function, so the Player calls it and mounts the video again.',
          fix: "Keep it: const load = useCallback(() => import('./Video'), []).",
        });
      }
      for (const name of numbers) {
        const node = getAttribute(element, name);
        const value = getNumber(node, file);
        if (node && value !== undefined && (value <= 0 || (name !== 'fps' && !Number.isInteger(value)))) {
          report(node, {
            message: `${name} must be a ${name === 'fps' ? '' : 'whole '}number greater than 0, but is ${value}.`,
            fix: 'Pass the value of the composition.',
          });
        }
      }
      const duration = getNumber(getAttribute(element, 'durationInFrames'), file);
      for (const name of ['initialFrame', 'frameToDisplay']) {
        const node = getAttribute(element, name);
        const value = getNumber(node, file);
        if (node && value !== undefined && duration !== undefined && value >= duration) {
          report(node, {
            message: `The last frame is ${duration - 1}, because frames start at 0, so ${name} can’t be ${value}.`,
            fix: `Pass a number from 0 to ${duration - 1}.`,
          });
        }
      }
    }
  },
};
